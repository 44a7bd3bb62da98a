/** @module What stands in places and can be left out of them: "a meadow with no trees". */
import type { Item } from "../scene.ts";

/** What a place can do without. */
export type Scenery =
  | "trees"
  | "flowers"
  | "bushes"
  | "clouds"
  | "stars"
  | "moon"
  | "sun"
  | "mountains"
  | "houses"
  | "snow"
  | "pictures"
  | "curtains"
  | "trains"
  | "boats"
  | "hearts"
  | "toadstools";

/** The names of a place's items, by what people call them together. */
const NAMES: Readonly<Record<Scenery, RegExp>> = {
  trees:
    /\b(?:trees?|trunk|crown|fir|palm|frond|cypress|acacia|woods|bare branch|twig|cherry branch|snow on a branch)\b/,
  flowers: /\b(?:flowers?|blossoms?|petals?|tulips?|daisy|lily|hibiscus|sunflowers?|lavender)\b/,
  bushes: /\bbush\b/,
  clouds: /\bcloud\b/,
  // Shooting stars are weather: they come only where they are asked for, also under a sky "without stars".
  stars: /(?<!\bshooting )\bstar\b/,
  moon: /\bmoon(?: halo)?$/,
  sun: /\bsun(?: halo)?\b/,
  mountains: /\b(?:mountains?|peaks?|range|ridge)\b/,
  houses: /\b(?:houses?|buildings?|church|barn|cabin)\b/,
  snow: /\b(?:snowflake|snow drift|snow bank|snowball|snow on a branch)\b/,
  pictures: /\bpicture(?: frame)?\b/,
  curtains: /\bcurtain\b/,
  trains: /\b(?:train|locomotive|railway carriage)\b/,
  boats: /\b(?:boat|ship|sail)\b/,
  hearts: /\bheart\b/,
  toadstools: /\btoadstool\b/,
};

/** Every group of them. */
export const SCENERY = Object.keys(NAMES) as [Scenery, ...Scenery[]];

/** A place's items without these. */
export function withoutScenery(items: readonly Item[], without: readonly Scenery[]): Item[] {
  return items.filter(({ name }) =>
    without.every((scenery) => !NAMES[scenery].test(name.replace(/ \d+$/, "")))
  );
}
