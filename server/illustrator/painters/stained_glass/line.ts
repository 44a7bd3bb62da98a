/** @module Lines of stained glass: scratched into it or painted on it. */
import { css } from "../../colour/colour.ts";
import type { Line, Point } from "../../scene.ts";
import { type Context, paintLine, trace } from "../canvas.ts";
import { isWhisker } from "../whisker.ts";
import { LEAD } from "./lead.ts";
import { glassOf } from "./tone.ts";

/** A scratch: a thread of shade, and the light above it. */
const ENGRAVED: readonly [by: number, style: string, width: number][] = [
  [1.4, css(LEAD, 0.45), 2.6],
  [0, css({ l: 0.98, c: 0.02, h: 88 }, 0.85), 1.8],
];

/** Whiskers are scratched into the glass, clear with a thread of shade; other lines are painted on it. */
export function paintGlassLine(ctx: Context, line: Line): void {
  const { points, colour } = line;
  if (!isWhisker(line)) {
    return paintLine(ctx, { ...line, colour: colour.l < 0.45 ? LEAD : glassOf(colour) });
  }
  for (const [by, style, width] of ENGRAVED) {
    ctx.strokeStyle = style;
    ctx.lineWidth = width;
    trace(ctx, points.map(([x, y]): Point => [x, y + by]), false);
    ctx.stroke();
  }
}
