/**
 * @module How a face seen from the side is cut: brow, temple, cheek, jaw, and the muzzle around nose and
 * mouth.
 */
import { curve } from "../../geometry/shapes.ts";
import type { Eye, Item, Point, Region } from "../../scene.ts";
import type { Piece } from "./cuts.ts";

/** What the cuts go by. */
export interface SideFace {
  eye: Eye;
  nose: Region;
}

/** The first face of these items, where it is seen from the side: it shows one eye and no middle line. */
export function sideFaceOf(items: readonly Item[]): SideFace | undefined {
  const nose = items.find((item): item is Region & Item =>
    item.is === "region" && item.name === "nose"
  );
  if (!nose) return undefined;
  const own = items.filter(({ of }) => of === nose.of);
  const eyes = own.filter((item): item is Eye & Item => item.is === "eye");
  const isWhole = own.some(({ name }) => name === "philtrum");
  return eyes.length === 1 && !isWhole ? { eye: eyes[0]!, nose } : undefined;
}

/** How far below the level of the head its nose lies before an eye, in radians. */
const NOSE_BELOW = 0.5;

/** The pieces of such a face. Lengths are in distances from eye to nose, forward and down from the eye. */
export function profileCuts({ eye: { centre, size }, nose }: SideFace): Piece[] {
  const [ex, ey] = centre, tip = middle(nose.outline);
  const dx = tip[0] - ex, dy = tip[1] - ey, unit = Math.hypot(dx, dy) || 1;
  const side = dx < 0 ? -1 : 1, level = Math.atan2(dy, side * dx) - NOSE_BELOW;
  const fx = side * Math.cos(level), fy = Math.sin(level);
  const at = (forward: number, down: number): Point => [
    ex + unit * (forward * fx - down * fy * side),
    ey + unit * (forward * fy + down * fx * side),
  ];
  const under = Math.max(0.4, (size[1] * 1.12) / unit);
  const brow = curve([
    at(1.4, -under - 0.02),
    at(0.2, -under - 0.16),
    at(-0.7, -under),
    at(-1.2, -0.1),
    at(-3, 0.1),
  ]);
  const muzzle = curve([at(1.4, -0.06), at(0.5, 0.34), at(0.1, 0.72), at(0.2, 1.1), at(0.5, 1.9)]);
  const cheek = curve([at(0.3, 0.52), at(-0.6, under + 0.16), at(-1.4, 0.56), at(-3, 0.66)]);
  return [
    { outline: [...brow, at(-3, -4), at(1.4, -4)], cuts: [brow] },
    { outline: [...brow, ...cheek.toReversed(), ...muzzle.slice(0, 4).toReversed()], cuts: [] },
    { outline: [...cheek, at(-3, 4), ...muzzle.slice(3).toReversed()], cuts: [cheek] },
    { outline: [...muzzle, at(3, 1.9), at(3, -0.06)], cuts: [muzzle] },
  ];
}

function middle(outline: readonly Point[]): Point {
  const sum = (at: 0 | 1) => outline.reduce((all, point) => all + point[at], 0);
  return [sum(0) / outline.length, sum(1) / outline.length];
}
