/** @module A sleep mask, pushed up onto the brow. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { curve, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Mark, Point } from "../../scene.ts";
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
          `${left[0] - 50} ${y - 12}, ${left[0]} ${y - 40}, 0 ${y - 36}, ${right[0]} ${y - 40}, ${
            right[0] + 50
          } ${y - 12}, ${right[0] + 28} ${y + 28}, 0 ${y + 8}, ${left[0] - 28} ${y + 28}`,
        ),
      ),
      colour,
      {
        volume: 0.7,
        marks: [left, right].flatMap(([x]) => shutLid([x, y - 6], mix(colour, WHITE, 0.85))),
      },
    ),
  ];
};

/** A shut lid with lashes, as such masks have printed on them. */
function shutLid([x, y]: Point, colour: Colour): Mark[] {
  return [
    mark(
      "detail",
      ribbon([[x - 27, y - 3], [x, y + 12], [x + 27, y - 3]], [3.4, 4.4, 3.4]),
      colour,
    ),
    ...[-19, -1, 18].map((aside) =>
      mark(
        "detail",
        ribbon([[x + aside, y + 9 - Math.abs(aside) * 0.35], [
          x + aside * 1.4,
          y + 22 - Math.abs(aside) * 0.3,
        ]], [3.4, 2]),
        colour,
      )
    ),
  ];
}

export const variant: GlassesEntry = {
  words: "sleep mask, eye mask, sleeping mask, blindfold, sleep eye mask, satin sleep mask",
  synonyms: "eye sleeping blindfold satin",
  colour: { l: 0.5, c: 0.14, h: 300 },

  draw: sleepMask,
};
