/** @module A red ball on the nose. */
import { ellipse } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";

/** Below the eyes, in the middle between them. */
const clownNose: GlassesOf = (colour, [left, right]) => {
  const x = (left[0] + right[0]) / 2, y = (left[1] + right[1]) / 2 + 38;
  return [
    region({
      name: "red nose",
      role: "accessory",
      texture: "skin",
      outline: ellipse([x, y], 19, 18),
      colour,
      line: 3,
      volume: 0.9,
      marks: [mark("light", ellipse([x - 6, y - 7], 5, 4), WHITE, 1)],
    }),
  ];
};

export const variant: GlassesEntry = {
  at: "muzzle",
  words:
    "clown nose, red nose, fake red nose, red ball nose, clown's nose, comic relief nose, round red nose, rudolph nose, foam nose",
  synonyms: "red nose clown fake ball comic relief round rudolph foam",
  colour: THINGS.red,
  draw: clownNose,
};
