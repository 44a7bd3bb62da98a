/** @module The cats of a picture, each with what of it is seen. */
import type { CatLook } from "../../spec.ts";
import type { Eye, Item, Region } from "../../scene.ts";
import type { Picture, Seen } from "./seen.ts";
import { middleOf, seenOf } from "./seen.ts";

/** One cat of a picture. */
export interface CatSeen {
  look: CatLook;
  /** All of its body but the tail, which hangs where it likes. */
  body: Seen;
  /** Indices of its items. */
  items: number[];
  eyes: { eye: Eye; index: number }[];
  head?: Region;
}

/** The cats that can be seen, from left to right. */
export function catsOf(picture: Picture): CatSeen[] {
  const { scene } = picture;
  const looks: CatLook[] = [scene.spec, ...(scene.spec.others ?? [])];
  return looks.flatMap((look, number) => {
    const items = scene.items.flatMap((item, index) => belongsTo(item, number + 1) ? [index] : []);
    const body = seenOf(picture, items.filter((index) => isTrunk(scene.items[index]!)));
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
function isBody({ role }: Item): boolean {
  return role === "coat" || role === "face" || role === "eye";
}

function isTrunk(item: Item): boolean {
  return isBody(item) && !item.name.startsWith("tail");
}

/** Whether it is fur of the outside: not the skin of pads, ears and nose. */
export function isFur(item: Item): item is Region & Item {
  return item.is === "region" && item.role === "coat" && !/pad|inner|toe/.test(item.name);
}

/** A lone cat's items name no owner. */
function belongsTo(item: Item, number: number): boolean {
  if (item.role === "shadow") return false;
  if (item.of !== undefined) return item.of === `cat ${number}`;
  return number === 1 && (isBody(item) || item.role === "costume" || item.role === "accessory");
}
