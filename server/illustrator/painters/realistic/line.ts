/** @module Strokes of the painted style: whiskers, creases, lips, cords. */
import { css, shift } from "../../colour/colour.ts";
import type { Line } from "../../scene.ts";
import { type Context, drawBlurred, paintLine, taperedOutline, trace } from "../canvas.ts";

/** Whiskers shine, creases of the coat are soft, all else is as it is. */
export function paintStroke(ctx: Context, line: Line): void {
  if (line.name.includes("whisker")) return paintWhisker(ctx, line);
  if (line.role === "face") return paintLip(ctx, line);
  if (line.role !== "coat") return paintCord(ctx, line);
  drawBlurred(ctx, css(shift(line.colour, { l: -0.1, c: -0.03 }), 0.6), 1.6, () => {
    trace(ctx, taperedOutline(line));
    ctx.fill();
  });
}

/** A mouth is a soft fold between pads of fur, deepest under the nose and lost towards its corners, with a lit lip below. */
function paintLip(ctx: Context, line: Line): void {
  const width = Math.max(...line.width);
  drawBlurred(ctx, "rgb(255 240 230 / 0.3)", width * 0.5, () => {
    ctx.translate(0, width * 1.1);
    trace(ctx, taperedOutline(line));
    ctx.fill();
  });
  drawBlurred(ctx, css(line.colour, 0.5), width * 0.55, () => {
    trace(ctx, taperedOutline({ ...line, width: [width * 1.5, width * 0.9] }));
    ctx.fill();
  });
  ctx.fillStyle = css(line.colour, 0.9);
  trace(ctx, taperedOutline({ ...line, width: [line.width[0] * 0.72, 0.4] }));
  ctx.fill();
}

/** Trims, strings and wires: round, lit from above, casting a little shade. */
function paintCord(ctx: Context, line: Line): void {
  const width = Math.max(...line.width);
  drawBlurred(ctx, "rgb(15 10 25 / 0.4)", width * 0.3, () => {
    ctx.translate(0, width * 0.3);
    trace(ctx, taperedOutline(line));
    ctx.fill();
  });
  paintLine(ctx, { ...line, colour: shift(line.colour, { l: -0.1 }) });
  if (width < 2.4) return;
  ctx.save();
  ctx.translate(-width * 0.06, -width * 0.14);
  const thinner = (by: number): [number, number] => [line.width[0] * by, line.width[1] * by];
  paintLine(ctx, { ...line, width: thinner(0.62), colour: shift(line.colour, { l: 0.02 }) });
  paintLine(ctx, {
    ...line,
    width: thinner(0.24),
    colour: shift(line.colour, { l: 0.16, c: -0.02 }),
  });
  ctx.restore();
}

function paintWhisker(ctx: Context, line: Line): void {
  const fine = { ...line, width: [line.width[0] * 0.62, 0.4] as [number, number] };
  drawBlurred(ctx, "rgb(20 15 30 / 0.3)", 2, () => {
    ctx.translate(0, 3);
    trace(ctx, taperedOutline(fine));
    ctx.fill();
  });
  ctx.fillStyle = css(line.colour, 0.92);
  trace(ctx, taperedOutline(fine));
  ctx.fill();
}
