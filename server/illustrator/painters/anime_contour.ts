/**
 * The line of anime: drawn in a deep tone of what it surrounds, heavier away from the light, tapering
 * where it ends.
 *
 * @module
 */
import { type Colour, css, mix, shift } from "../colour.ts";
import { signedArea } from "../geometry/shapes.ts";
import type { Point, Region, Scene } from "../scene.ts";
import { type Context, trace } from "./canvas.ts";
import { edgesOf } from "./edges.ts";

/** Share of the width that depends on where the light comes from. */
const SWING = 0.42;
/** A line below its form is widened, since little more than half of it is seen. */
const VISIBLE = 1.7;
/** Points over which an open line grows from a hair to its width. */
const TAPER = 6;

/**
 * Below a solid form, which hides the inner half of the line and every stray crossing of an outline
 * with itself; above a translucent one.
 */
export function paintContour(
  ctx: Context,
  region: Region,
  light: Scene["light"],
  where: "below" | "above",
): void {
  const width = where === "below" ? region.line * VISIBLE : region.line;
  const side = signedArea(region.outline) > 0 ? 1 : -1;
  ctx.fillStyle = css(lineColour(region.colour), region.texture === "glass" ? 0.65 : 1);
  for (const { points, closed } of edgesOf(region)) {
    const halves = points.map((_, i) => {
      const [nx, ny] = outwards(points, i, closed, side);
      const weight = 1 - SWING * (nx * light.towards[0] + ny * light.towards[1]);
      return (width / 2) * weight * (closed ? 1 : taper(i, points.length));
    });
    strip(ctx, points, halves, closed, side);
  }
}

/** Deep, warm and still recognisably of its thing: never black. */
function lineColour(colour: Colour): Colour {
  const own = shift(colour, {
    l: -colour.l + 0.2 + 0.2 * colour.l,
    c: Math.min(0.03, colour.c * 0.4) - (colour.c > 0.12 ? 0.05 : 0),
    h: colour.h > 30 && colour.h < 110 ? -22 : 0,
  });
  return mix(own, { l: own.l, c: 0.07, h: 355 }, colour.c < 0.05 ? 0.7 : 0.25);
}

/** A line as a filled strip; at sharp corners its sides meet and it thins like a brush. */
function strip(
  ctx: Context,
  points: readonly Point[],
  halves: readonly number[],
  closed: boolean,
  side: number,
): void {
  const edge = (way: number): Point[] =>
    points.map(([x, y], i) => {
      const [nx, ny] = outwards(points, i, closed, side);
      return [x + nx * halves[i]! * way, y + ny * halves[i]! * way];
    });
  const outer = edge(1), inner = edge(-1).reverse();
  if (!closed) {
    trace(ctx, [...outer, ...inner]);
    ctx.fill();
    return;
  }
  ctx.beginPath();
  for (const loop of [outer, inner]) {
    loop.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
    ctx.closePath();
  }
  ctx.fill();
}

function outwards(points: readonly Point[], i: number, closed: boolean, side: number): Point {
  const n = points.length;
  const before = points[closed ? (i + n - 1) % n : Math.max(0, i - 1)]!;
  const after = points[closed ? (i + 1) % n : Math.min(n - 1, i + 1)]!;
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  return [((after[1] - before[1]) / length) * side, (-(after[0] - before[0]) / length) * side];
}

function taper(i: number, count: number): number {
  const reach = Math.min(TAPER, count / 3);
  return Math.min(1, (Math.min(i, count - 1 - i) + 0.5) / reach);
}
