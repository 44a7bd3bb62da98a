/**
 * @module Whether something is seen at one place of a cat: "gravy on the chin", "frost". Words for it are lists of
 * their own.
 */
import { catsOf } from "./cats.ts";
import type { Picture } from "./seen.ts";
import type { Sight } from "./wish.ts";

/** What the marks of each thing are called. */
const CALLED: readonly [words: RegExp, name: string][] = [
  [/\b(?:mud|dirt)\b/, "mud"],
  [/\bflour\b/, "flour"],
  [/\bpaint\b/, "paint"],
  [/\b(?:foam|toothpaste|suds)\b/, "foam"],
  [/\bink\b/, "ink"],
  [/\b(?:sauce|ketchup)\b/, "sauce"],
  [/\bcrumbs\b/, "crumbs"],
  [/\bfrost\b/, "frost"],
  [/\bclay\b/, "clay"],
  [/\bsoot\b/, "soot"],
  [/\b(?:bandages?|bandaged)\b/, "a bandage"],
  [/\b(?:plasters?|band-?aids?)\b/, "a plaster"],
  [/\bstickers?\b/, "stickers"],
];

/** What the places are called, where labels use other words. */
const PLACES: readonly [words: RegExp, place: string][] = [
  [/\b(?:head|forehead|brow)\b/, "forehead"],
  [/\bface\b/, "cheeks"],
  [/\bknees?\b|\blegs?\b/, "leg"],
  [/\bpaws?\b|\bfeet\b/, "paw"],
];

/** Whether it is seen there, or anywhere where no place is named; undefined where it is nothing of the kind. */
export function hasOwnMark({ scene, cells, ...picture }: Picture, text: string): Sight {
  const called = CALLED.find(([words]) => words.test(text))?.[1];
  if (!called || /'s\b(?!.*cat's)|bear|dog|mouse|floor|table/.test(text)) return undefined;
  const on = / on (?:the |its |his |her )?(.*)$/.exec(text)?.[1];
  const place = on && (PLACES.find(([words]) => words.test(on))?.[1] ?? on);
  const isIt = (name: string | undefined) =>
    name !== undefined && name.startsWith(`${called} on `) && (!place || name.includes(place));
  return catsOf({ scene, cells, ...picture }).some(({ items }) =>
    items.some((index) => {
      const item = scene.items[index]!;
      if (cells[index]!.length === 0) return false;
      return isIt(item.name) || item.is === "region" && item.marks.some(({ name }) => isIt(name));
    })
  );
}
