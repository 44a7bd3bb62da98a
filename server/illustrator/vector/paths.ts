/** @module Points, colours and numbers as an SVG writes them, short. */
import { type Colour, toRgb } from "../colour/colour.ts";
import type { Point } from "../scene.ts";

/** A point that lies closer than this to the straight line is left out, in units. */
const STRAIGHT = 0.45;

/** A number with at most one decimal. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A colour as six hexadecimal digits. */
export function hex(colour: Colour): string {
  return `#${toRgb(colour).map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The points as path data, those on straight lines left out; closed by default. */
export function pathOf(points: readonly Point[], closed = true): string {
  const kept = simplified(points, closed);
  let [x, y] = [0, 0];
  const steps = kept.map((point, i) => {
    // Rounded first: what relative steps leave over must not add up.
    const to: Point = [Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10];
    const step = i === 0 ? `M${short(to[0])} ${short(to[1])}` : pair(to[0] - x, to[1] - y);
    [x, y] = to;
    return i === 1 ? `l${step}` : step;
  });
  return steps.join(" ").replaceAll(" -", "-").replaceAll(" l", "l") + (closed ? "z" : "");
}

function pair(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

function simplified(points: readonly Point[], closed: boolean): readonly Point[] {
  if (points.length < 5) return points;
  if (!closed) return keptBetween(points);
  // A ring is simplified in two halves, between its first point and the one farthest from it.
  const [first] = points;
  const far = points.reduce(
    (best, point, i) => square(point, first!) > square(points[best]!, first!) ? i : best,
    0,
  );
  return [
    ...keptBetween(points.slice(0, far + 1)),
    ...keptBetween([...points.slice(far), first!]).slice(1, -1),
  ];
}

/** Douglas and Peucker: what lies farthest from the straight stretch stays, and so on in both parts. */
function keptBetween(points: readonly Point[]): Point[] {
  const from = points[0]!, to = points.at(-1)!;
  let worst = 0, at = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const away = distanceTo(points[i]!, from, to);
    if (away > worst) [worst, at] = [away, i];
  }
  if (worst <= STRAIGHT) return [from, to];
  return [...keptBetween(points.slice(0, at + 1)), ...keptBetween(points.slice(at)).slice(1)];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax, dy = by - ay, length = dx * dx + dy * dy;
  // The stretch alone, not the line beyond it: slits lead back the way they came.
  const along = length < 1e-9 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

function square([ax, ay]: Point, [bx, by]: Point): number {
  return (ax - bx) ** 2 + (ay - by) ** 2;
}
