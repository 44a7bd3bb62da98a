/** @module Lines of watercolor, drawn with a fine brush over the washes. */
import { css } from "../../colour/colour.ts";
import type { Line } from "../../scene.ts";
import { type Context, taperedOutline, trace } from "../canvas.ts";
import { isWhisker } from "../whisker.ts";
import { watercolorLead } from "./pencil.ts";
import { pigment } from "./wash.ts";

/** White gouache for pale whiskers, pencil brown for the face, colour for things. */
export function paintWatercolorLine(ctx: Context, line: Line): void {
  if (line.role === "coat" && !line.name.includes("toe")) return;
  const ofCat = line.role === "face" || line.role === "coat";
  const whisker = isWhisker(line);
  const pale = line.role === "face" && line.colour.l > (whisker ? 0.8 : 0.6);
  const share = whisker ? pale ? 0.55 : 0.4 : ofCat ? 0.75 : 1;
  const width: [number, number] = [line.width[0] * share, line.width[1] * share];
  ctx.fillStyle = pale
    ? "rgb(255 255 255 / 0.9)"
    : css(ofCat ? watercolorLead(line.colour) : pigment(line.colour), 0.85);
  trace(ctx, taperedOutline({ ...line, width }));
  ctx.fill();
}
