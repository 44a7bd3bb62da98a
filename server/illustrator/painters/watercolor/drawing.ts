/**
 * @module What is drawn over the washes: a broken pencil around the cat and its things, eyes, strokes of a
 * fine brush. What lies behind something is hidden by it, though the paint below is dry.
 */
import { css } from "../../colour/colour.ts";
import { randomStream } from "../../random.ts";
import type { Item, Line, Region, Scene } from "../../scene.ts";
import { type Canvas, type Context, createLayer, taperedOutline, trace } from "../canvas.ts";
import { edgesOf } from "../edges.ts";
import { paintWatercolorEye } from "./eye.ts";
import { drawWatercolorPencil, watercolorLead } from "./pencil.ts";
import { pigment } from "./wash.ts";

/** Things clearer than this let what is drawn behind them shine through. */
const CLEAR = 0.9;

/** The drawing of these items, back to front, on a clear sheet. */
export function drawingOf(items: readonly Item[], scene: Scene, side: number): Canvas {
  const { canvas, ctx } = createLayer(side);
  for (const item of items) {
    if (item.is === "region" && item.role !== "shadow") drawRegion(ctx, item, scene);
    if (item.is === "line") drawStroke(ctx, item);
    if (item.is === "eye") paintWatercolorEye(ctx, item);
  }
  return canvas;
}

function drawRegion(ctx: Context, region: Region, { spec, light }: Scene): void {
  const { outline, opacity = 1, colour } = region;
  ctx.save();
  if (opacity < CLEAR) ctx.fillStyle = css(pigment(colour), opacity);
  else {
    // A colour that is half clear would leave half of what lies behind.
    ctx.fillStyle = "black";
    ctx.globalCompositeOperation = "destination-out";
  }
  trace(ctx, outline);
  ctx.fill();
  ctx.restore();
  if (region.line <= 0) return;
  const random = randomStream(spec.seed, `watercolor.${region.name}`);
  for (const { points, closed } of edgesOf(region)) {
    drawWatercolorPencil(ctx, points, {
      colour,
      width: Math.min(2.4, 1 + region.line * 0.16),
      closed,
      towards: light.towards,
    }, random);
  }
}

/** Strokes of a fine brush: white gouache for pale whiskers, pencil brown for the face, colour for things. */
function drawStroke(ctx: Context, line: Line): void {
  if (line.role === "coat" && !line.name.includes("toe")) return;
  const ofCat = line.role === "face" || line.role === "coat";
  const whisker = line.name.includes("whisker");
  const pale = line.role === "face" && line.colour.l > (whisker ? 0.8 : 0.6);
  const share = whisker ? pale ? 0.55 : 0.4 : ofCat ? 0.75 : 1;
  const width: [number, number] = [line.width[0] * share, line.width[1] * share];
  ctx.fillStyle = pale
    ? "rgb(255 255 255 / 0.9)"
    : css(ofCat ? watercolorLead(line.colour) : pigment(line.colour), 0.85);
  trace(ctx, taperedOutline({ ...line, width }));
  ctx.fill();
}
