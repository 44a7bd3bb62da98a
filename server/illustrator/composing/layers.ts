/**
 * @module The three layers of a scene: what lies behind the subject, the cat with all it wears and holds,
 * and what stands before it.
 */
import { bounds } from "../geometry/measure.ts";
import { NEAREST } from "../world/nearest.ts";
import { type Item, PICTURE_SIZE, type Region, type Role } from "../scene.ts";

const OF_THE_SUBJECT: ReadonlySet<Role> = new Set([
  "coat",
  "face",
  "eye",
  "costume",
  "accessory",
  "prop",
]);

/** Whether a thing is part of the cat, of what it wears or holds: light falls on it as on a relief. */
export function isOfSubject({ role }: Pick<Item, "role">): boolean {
  return OF_THE_SUBJECT.has(role);
}

/** The items of each layer, in their order; everything between the first and last piece of the cat is its own. */
export function layersOf(items: readonly Item[]): Record<"back" | "subject" | "front", Item[]> {
  const first = items.findIndex(({ role }) => OF_THE_SUBJECT.has(role));
  const last = items.findLastIndex(({ role }) => OF_THE_SUBJECT.has(role));
  if (first < 0) return { back: [...items], subject: [], front: [] };
  return {
    back: items.slice(0, first),
    subject: items.slice(first, last + 1),
    front: items.slice(last + 1),
  };
}

/** Items in front in two runs: those beside the cat, and those nearest to the viewer, which a lens does not see sharply. */
export function byNearness(front: readonly Item[]): { beside: Item[]; nearest: Item[] } {
  return {
    beside: front.filter(({ piece }) => piece !== NEAREST),
    nearest: front.filter(({ piece }) => piece === NEAREST),
  };
}

/** Whether it spans the picture behind the cat: the wall of a room, a sky. */
export function isWall({ outline, role, opacity = 1 }: Region): boolean {
  if (role !== "sky" && role !== "scenery" || opacity < 1) return false;
  const { left, right, top, bottom } = bounds(outline);
  return right - left > PICTURE_SIZE * 0.95 && bottom - top > PICTURE_SIZE / 2;
}

/** How many of these items are walls and skies: what comes after them stands before them. */
export function wallsOf(items: readonly Item[]): number {
  return 1 + items.findLastIndex((item) => item.is === "region" && isWall(item));
}
