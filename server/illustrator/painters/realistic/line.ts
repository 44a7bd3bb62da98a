/** @module Lines of the painted style: whiskers, creases, lips, cords. */
import { css, shift } from "../../colour/colour.ts";
import type { Line } from "../../scene.ts";
import {
  type Context,
  drawBlurred,
  fillEllipse,
  paintLine,
  taperedOutline,
  trace,
} from "../canvas.ts";
import { isWhisker } from "../whisker.ts";

/** Whiskers shine, creases of the coat are soft, all else is as it is. */
export function paintRealisticLine(ctx: Context, line: Line): void {
  if (isWhisker(line)) return paintWhisker(ctx, line);
  if (line.role === "face") return paintLip(ctx, line);
  if (line.role !== "coat") return paintCord(ctx, line);
  if (line.name.includes("toe")) paintCleft(ctx, line);
  drawBlurred(ctx, css(shift(line.colour, { l: -0.1, c: -0.03 }), 0.6), 1.6, () => {
    trace(ctx, taperedOutline(line));
    ctx.fill();
  });
}

/** Toes are round: between them lies a shade as wide as a finger, and each has a light of its own. */
function paintCleft(ctx: Context, line: Line): void {
  const width = Math.max(...line.width);
  drawBlurred(ctx, css(shift(line.colour, { l: -0.14 }), 0.5), width * 0.9, () => {
    trace(ctx, taperedOutline({ ...line, width: [width * 1.6, width * 3] }));
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

/** How far apart the spots lie from which whiskers grow, how large they are, both in widths of a whisker, and how many. */
const SPOT = { apart: 3.4, radius: 0.5, count: 3 };

/** Rows of faint dark spots on the pad, before the whisker. */
function paintSpots(ctx: Context, { points, width: [width] }: Line): void {
  const [x, y] = points[0]!, [fx, fy] = points[1]!;
  const far = Math.hypot(x - fx, y - fy) || 1, radius = width * SPOT.radius;
  ctx.fillStyle = "rgb(40 24 26 / 0.14)";
  for (let i = 1; i <= SPOT.count; i++) {
    const by = i * SPOT.apart * width / far, sunk = (i % 2) * width * 1.4;
    fillEllipse(ctx, [x + (x - fx) * by, y + (y - fy) * by + sunk], [radius * 1.25, radius]);
  }
}

function paintWhisker(ctx: Context, line: Line): void {
  paintSpots(ctx, line);
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
