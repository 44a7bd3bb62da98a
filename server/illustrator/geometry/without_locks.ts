/** @module The form under an outline: how thick it is, and its edge without locks and teeth. */
import { meanOf } from "./mean.ts";
import type { Point } from "../scene.ts";
import { signedArea } from "./outline.ts";
import { lengthsAlong } from "./polyline.ts";

/** Points of a smooth edge. */
const POINTS = 72;

/** The radius of a ball, the width of a strip. */
export function halfThickness(outline: readonly Point[]): number {
  const closed = lengthsAlong([...outline, outline[0]!]);
  return 2 * Math.abs(signedArea(outline)) / (closed.at(-1)! || 1);
}

/** The outline without its locks and teeth, as large as before. */
export function withoutLocks(outline: readonly Point[], reach: number): Point[] {
  const even = evenly(outline);
  const step = perimeterOf(even) / even.length, window = Math.max(1, Math.round(reach / step));
  const smooth = averaged(averaged(even, window), window);
  const [cx, cy] = meanOf(smooth);
  const grown = Math.sqrt(Math.abs(signedArea(outline) / (signedArea(smooth) || 1)));
  return smooth.map(([x, y]) => [cx + (x - cx) * grown, cy + (y - cy) * grown]);
}

function evenly(outline: readonly Point[]): Point[] {
  const ring = [...outline, outline[0]!], lengths = lengthsAlong(ring), total = lengths.at(-1)!;
  let i = 1;
  return Array.from({ length: POINTS }, (_, k): Point => {
    const at = total * k / POINTS;
    while (lengths[i]! < at) i++;
    const from = ring[i - 1]!, to = ring[i]!;
    const share = (at - lengths[i - 1]!) / (lengths[i]! - lengths[i - 1]! || 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

function averaged(ring: readonly Point[], window: number): Point[] {
  const count = ring.length, share = 1 / (2 * window + 1);
  return ring.map((_, i) => {
    let x = 0, y = 0;
    for (let k = -window; k <= window; k++) {
      const point = ring[(i + k + count) % count]!;
      x += point[0];
      y += point[1];
    }
    return [x * share, y * share];
  });
}

function perimeterOf(ring: readonly Point[]): number {
  return lengthsAlong([...ring, ring[0]!]).at(-1)!;
}
