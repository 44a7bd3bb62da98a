/**
 * @module How much room things get in a picture: as much as leaves the cats as large and as near its middle as they
 * are among things that take little room, and as leaves things as visible.
 */
import { boundsOf, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import { movePoint, type Transform } from "../geometry/transform.ts";
import { type Item, PICTURE_SIZE } from "../scene.ts";
import { type Room, ROOMS, SCARCE } from "../wardrobe/room.ts";

/** The cats and the things of a picture, and where they go in it. */
export interface Framed {
  /** In units of the cat, back to front. */
  items: readonly Item[];
  framing: Transform;
}

/** Of its size in a picture with things close to it a cat keeps at least this share. */
const KEPT = 0.975;

/** So much farther off the middle it may be, in units of the picture; so much more of a thing may be covered. */
const ASIDE = 60, COVERED = 0.08;

/** The picture with the most room for its things that the cats have to spare. */
export function withRoomForThings<Picture extends Framed>(
  compose: (room: Room) => Picture,
): Picture {
  const close = compose(SCARCE);
  if (!close.items.some(isThing)) return close;
  const limits = measured(close);
  for (const room of ROOMS) {
    if (room === SCARCE) break;
    const picture = compose(room);
    if (keeps(measured(picture), limits)) return picture;
  }
  return close;
}

interface Measured {
  scale: number;
  aside: number;
  covered: ReadonlyMap<string, number>;
}

function keeps(own: Measured, limits: Measured): boolean {
  return own.scale >= KEPT * limits.scale && own.aside <= limits.aside + ASIDE &&
    [...own.covered].every(([name, share]) => share <= (limits.covered.get(name) ?? 0) + COVERED);
}

function measured({ items, framing }: Framed): Measured {
  const cats = boundsOf(items.filter(isCat));
  const [x] = movePoint(framing, [(cats.left + cats.right) / 2, cats.bottom]);
  return {
    scale: Math.hypot(framing.a, framing.b),
    aside: Math.abs(x - PICTURE_SIZE / 2),
    covered: coveredShares(items),
  };
}

/** How much of each thing is behind what is nearer to the viewer, at most behind one of them. */
function coveredShares(items: readonly Item[]): Map<string, number> {
  const groups = Map.groupBy(items.filter((item) => isThing(item) || isCat(item)), nameOf);
  const shown = [...groups].map(([name, own]) => ({
    name,
    box: boundsOf(own),
    depth: items.lastIndexOf(own.at(-1)!),
  }));
  return new Map(
    shown.filter(({ name }) => name !== CAT).map(({ name, box, depth }) => [
      name,
      Math.max(
        0,
        ...shown.filter((other) => other.depth > depth).map((other) => shareOf(box, other.box)),
      ),
    ]),
  );
}

function shareOf(box: Box, other: Box): number {
  const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return Math.max(0, wide) * Math.max(0, high) / (widthOf(box) * heightOf(box));
}

const CAT = "cat";

function nameOf(item: Item): string {
  return thingOf(item) ?? CAT;
}

function isThing(item: Item): boolean {
  return thingOf(item) !== undefined;
}

/** On a stage a thing has its own name; beside one cat it is known by its kind. */
function thingOf({ of, shows }: Item): string | undefined {
  return [of, shows].find((name) => name?.startsWith("thing "));
}

/** A tail hides little of what it is drawn before. */
function isCat({ role, name }: Item): boolean {
  return role === "coat" && !name.startsWith("tail");
}
