/** @module The edge between the cat, with all it wears, and what lies behind it. */
import type { Role } from "../scene.ts";
import { type Mask, maskOf, type Parts, SIDE } from "./parts.ts";

const OF_THE_CAT: ReadonlySet<Role> = new Set(["coat", "face", "eye", "costume", "accessory"]);

/** A place on the edge, and the way out of the cat from there. */
export interface EdgePoint {
  x: number;
  y: number;
  out: readonly [x: number, y: number];
}

/** The cells of the cat and all it wears. */
export function subjectOf(parts: Parts): Mask {
  return maskOf(parts, (item) => item !== undefined && OF_THE_CAT.has(item.role));
}

/** Half the side of the window in which an edge's direction is read. */
const WINDOW = 3;

/** Every cell of the cat's edge, but for those at the picture's frame and behind what stands before it. */
export function edgeOf(parts: Parts): readonly EdgePoint[] {
  const known = edges.get(parts) ?? edgePointsOf(parts);
  edges.set(parts, known);
  return known;
}

/** Several checks go along the same edge. */
const edges = new WeakMap<Parts, readonly EdgePoint[]>();

function edgePointsOf(parts: Parts): EdgePoint[] {
  const mask = subjectOf(parts);
  const hiding = maskOf(parts, (item) => item?.role === "front");
  const points: EdgePoint[] = [];
  for (let y = WINDOW; y < SIDE - WINDOW; y++) {
    for (let x = WINDOW; x < SIDE - WINDOW; x++) {
      const cell = y * SIDE + x;
      if (!mask[cell]) continue;
      const beside = [cell - 1, cell + 1, cell - SIDE, cell + SIDE];
      if (beside.every((other) => mask[other]) || beside.some((other) => hiding[other])) continue;
      const out = awayFromMask(mask, x, y);
      if (out) points.push({ x, y, out });
    }
  }
  return points;
}

/** The cell this many cells outwards, or inwards if negative; undefined beyond the frame. */
export function cellOut({ x, y, out }: EdgePoint, by: number): number | undefined {
  const px = Math.round(x + out[0] * by), py = Math.round(y + out[1] * by);
  return px < 0 || py < 0 || px >= SIDE || py >= SIDE ? undefined : py * SIDE + px;
}

function awayFromMask(mask: Mask, x: number, y: number): readonly [number, number] | undefined {
  let dx = 0, dy = 0;
  for (let wy = -WINDOW; wy <= WINDOW; wy++) {
    for (let wx = -WINDOW; wx <= WINDOW; wx++) {
      if (mask[(y + wy) * SIDE + x + wx]) {
        dx -= wx;
        dy -= wy;
      }
    }
  }
  const length = Math.hypot(dx, dy);
  return length < 1 ? undefined : [dx / length, dy / length];
}
