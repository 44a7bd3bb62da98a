/** @module Short ways to write the items of a scene, with the defaults most things share. */
import type { Colour } from "./colour/colour.ts";
import type { Glow, Item, Line, Mark, Point, Region, Role } from "./scene.ts";

/** Contour of a thing near the cat, in units of the cat (its head is about 200 high). */
export const CONTOUR = 4;

/** What every region must be given. */
export type Named = Pick<Region, "name" | "role" | "texture" | "outline" | "colour">;

/** A region with a contour and a gently rounded form. */
export function region(thing: Named & Partial<Region>): Region {
  return { is: "region", marks: [], line: CONTOUR, volume: 0.5, ...thing };
}

/** A region without contour and flat: backgrounds. */
export function backdrop(thing: Named & Partial<Region>): Region {
  return { is: "region", marks: [], line: 0, volume: 0, ...thing };
}

/** A backdrop of a place; the sky and the ground say their own role in `more`. */
export function scenery(
  name: string,
  texture: Region["texture"],
  outline: Point[],
  colour: Colour,
  more: Partial<Region> = {},
): Region {
  return backdrop({ name, role: "scenery", texture, outline, colour, ...more });
}

/** An open stroke. */
export function line(
  name: string,
  role: Role,
  points: Point[],
  colour: Colour,
  width: [start: number, end: number],
): Line {
  return { is: "line", name, role, points, colour, width };
}

/** A soft light or a star; of the scenery, unless it says otherwise. */
export function glow(thing: Omit<Glow, "is" | "role"> & Partial<Pick<Glow, "role">>): Glow {
  return { is: "glow", role: "scenery", ...thing };
}

/** A shape inside a region; `soft` is the softness of its edge in units. */
export function mark(kind: Mark["kind"], outline: Point[], colour: Colour, soft = 0): Mark {
  return { kind, outline, colour, soft };
}

/** The items as one piece of furniture. */
export function asPiece(piece: string, items: readonly Item[]): Item[] {
  return items.map((item) => ({ ...item, piece }));
}

/** The same items with names made unique: the second "tree" becomes "tree 2". */
export function distinctNames(items: readonly Item[]): Item[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const count = (seen.get(item.name) ?? 0) + 1;
    seen.set(item.name, count);
    if (count === 1 || item.is === "eye") return item;
    return { ...item, name: `${item.name} ${count}` };
  });
}
