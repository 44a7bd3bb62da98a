/**
 * The cats of a picture, each with what of it is seen.
 *
 * @module
 */
import type { CatSpec } from "../../spec.ts";
import type { Eye, Item, Region } from "../../scene.ts";
import type { Picture, Seen } from "./seen.ts";
import { middleOf, seenOf } from "./seen.ts";

/** One cat of a picture. */
export interface CatSeen {
  look: CatSpec;
  /** All of its body. */
  body: Seen;
  /** Indices of its items. */
  items: number[];
  eyes: { eye: Eye; index: number }[];
  head?: Region;
}

/** The cats that can be seen, from left to right. */
export function catsOf(picture: Picture): CatSeen[] {
  const { scene } = picture;
  const looks = [scene.spec];
  return looks.flatMap((look, number) => {
    const items = scene.items.flatMap((item, index) => belongsTo(item, number + 1) ? [index] : []);
    const body = seenOf(picture, items.filter((index) => isBody(scene.items[index]!)));
    if (!body) return [];
    const eyes = items.flatMap((index) => {
      const eye = scene.items[index]!;
      return eye.is === "eye" ? [{ eye, index }] : [];
    });
    const head = items.map((index) => scene.items[index]!).find((item): item is Region & Item =>
      item.is === "region" && item.role === "coat" && /\bhead\b/.test(item.name)
    );
    return [{ look, body, items, eyes, ...(head && { head }) }];
  }).sort((one, other) => middleOf(one.body.box).x - middleOf(other.body.box).x);
}

/** Whether people take it for a part of a cat. */
export function isBody({ role }: Item): boolean {
  return role === "coat" || role === "face" || role === "eye";
}

/** Whether it is fur of the outside: not the skin of pads, ears and nose. */
export function isFur(item: Item): item is Region & Item {
  return item.is === "region" && item.role === "coat" && !/pad|inner|toe/.test(item.name);
}

/** A lone cat's items bear no number. */
function belongsTo(item: Item, number: number): boolean {
  return number === 1 && isBody(item);
}
