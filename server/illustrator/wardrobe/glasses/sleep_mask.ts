/** @module A sleep mask, pushed up onto the brow. */
import { knots } from "../../geometry/coordinates.ts";
import { mix, shift } from "../../colour/colour.ts";
import { curve, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import { cloth } from "../cloth/cloth.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";

/** A sleep mask, pushed up onto the brow. */
const sleepMask: GlassesOf = (colour, eyes) => {
  const [left, right] = eyes, y = Math.min(left[1], right[1]) - 58;
  return [
    line(
      "sleep mask strap",
      "accessory",
      curve([[-108, y + 30], [0, y - 6], [108, y + 30]], 5),
      shift(colour, { l: -0.12 }),
      [9, 9],
    ),
    cloth(
      "sleep mask",
      smooth(
        knots(
          `${left[0] - 46} ${y - 8}, ${left[0]} ${y - 26}, 0 ${y - 24}, ${right[0]} ${y - 26}, ${
            right[0] + 46
          } ${y - 8}, ${right[0] + 26} ${y + 26}, 0 ${y + 8}, ${left[0] - 26} ${y + 26}`,
        ),
      ),
      colour,
      {
        volume: 0.7,
        marks: [left, right].map(([x]) =>
          mark(
            "detail",
            ribbon([[x - 22, y], [x, y + 9], [x + 22, y]], [2.4, 2.4, 2.4]),
            mix(colour, WHITE, 0.8),
          )
        ),
      },
    ),
  ];
};

export const variant: GlassesEntry = {
  words: "sleep mask, eye mask, sleeping mask, blindfold, sleep eye mask, satin sleep mask",
  synonyms: "eye sleeping blindfold satin",
  colour: { l: 0.5, c: 0.14, h: 300 },

  draw: sleepMask,
};
