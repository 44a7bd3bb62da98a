/** @module Rings of polygons: their areas, and rings with fewer points. */
import type { Ring } from "polygon-clipping";

/** The area inside, negative for rings that run the other way round. */
export function ringArea(ring: Ring): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    sum += ring[j]![0] * ring[i]![1] - ring[i]![0] * ring[j]![1];
  }
  return sum / 2;
}

/** A ring without the points that lie within `tolerance` of the line between their neighbours. */
export function simplified(ring: Ring, tolerance: number): Ring {
  const closed = isClosed(ring) ? ring : [...ring, ring[0]!];
  let far = 0;
  for (let i = 0; i < closed.length; i++) {
    if (distance(closed[i]!, closed[0]!) > distance(closed[far]!, closed[0]!)) far = i;
  }
  const first = douglasPeucker(closed.slice(0, far + 1), tolerance);
  const second = douglasPeucker(closed.slice(far), tolerance);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}

function isClosed(ring: Ring): boolean {
  const [first, last] = [ring[0]!, ring.at(-1)!];
  return first[0] === last[0] && first[1] === last[1];
}

/** The Ramer-Douglas-Peucker algorithm on an open line. */
function douglasPeucker(line: Ring, tolerance: number): Ring {
  if (line.length < 3) return line;
  const [from, to] = [line[0]!, line.at(-1)!];
  let most = 0, at = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const off = offLine(line[i]!, from, to);
    if (off > most) [most, at] = [off, i];
  }
  if (most <= tolerance) return [from, to];
  return [
    ...douglasPeucker(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...douglasPeucker(line.slice(at), tolerance),
  ];
}

type Pair = Ring[number];

function offLine(point: Pair, from: Pair, to: Pair): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  const cross = (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
  return Math.abs(cross) / length;
}

function distance([ax, ay]: Pair, [bx, by]: Pair): number {
  return Math.hypot(ax - bx, ay - by);
}
