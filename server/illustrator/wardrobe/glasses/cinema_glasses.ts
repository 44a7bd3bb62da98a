/** @module Glasses with one red and one blue lens. */
import { box } from "../../geometry/shapes.ts";
import { THINGS } from "../../colour/palette.ts";
import { pair } from "../lenses.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";

/** Glasses with one red and one blue lens. */
const threeD: GlassesOf = (colour, eyes) =>
  eyes.flatMap((at, i) => [
    ...pair(
      eyes,
      colour,
      ([x, y]) => box(x - 42, y - 30, 84, 60, 8),
      i === 0 ? THINGS.red : THINGS.blue,
      0.5,
    )
      .filter((item) =>
        i === 1
          ? item.is !== "region" || item.outline.some(([x]) => Math.abs(x - at[0]) < 50)
          : item.is === "region" && item.outline.some(([x]) => Math.abs(x - at[0]) < 50)
      ),
  ]);

export const variant: GlassesEntry = {
  words: "3d glasses, 3-d glasses, 3 d glasses, three d glasses, cinema glasses",
  synonyms: "3d 3 d three",
  colour: { l: 0.96, c: 0.008, h: 90 },

  draw: threeD,
};
