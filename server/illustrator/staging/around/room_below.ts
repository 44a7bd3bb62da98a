/**
 * @module Whether one can be under a thing: it has a stem or legs where one is, and does not stand behind
 * one like a wall.
 */
import { covers, type Seen } from "../seen.ts";

/** Levels of a body, from its top to its feet: those of the belly, and those above the paws. */
const BELLY = [0.5, 0.6, 0.7], LEGS = [0.8];

/** How much of the width of a thing its stem or legs take at most, beside the belly and beside the legs. */
const STEM = 0.6, FOOT = 0.42;

/** Places across a thing that are looked at. */
const PLACES = 40;

export function hasRoomBelow(thing: Seen, { body: { top, bottom } }: Seen): boolean {
  const isOpen = (level: number, most: number) =>
    widthAt(thing, top + level * (bottom - top)) <= most;
  return BELLY.some((level) => isOpen(level, STEM)) || LEGS.some((level) => isOpen(level, FOOT));
}

/** How much of a thing there is at this level, of its whole width. */
function widthAt(thing: Seen, y: number): number {
  const { left, right } = thing.box;
  const places = Array.from(
    { length: PLACES },
    (_, i) => left + (right - left) * (i + 0.5) / PLACES,
  );
  return places.filter((x) => covers(thing, [x, y])).length / PLACES;
}
