/** @module A bonnet around the face, tied under the chin. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { curve, leaf, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { bow, cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { times } from "../../times.ts";

/** A bonnet around the face, tied under the chin. */
const bonnet: HatOf = (colour, role = "accessory") => [
  cloth(
    "bonnet",
    smooth(knots(
      "-112 60!, -140 -20, -128 -100, -74 -152, 0 -168, 74 -152, 128 -100, 140 -20, 112 60!, 100 0, 86 -56, 44 -84, 0 -90, -44 -84, -86 -56, -100 0",
    )),
    colour,
    {
      role,
      volume: 0.6,
      marks: times(13, (i) => {
        const angle = Math.PI * (0.94 + 1.12 * i / 12);
        return mark(
          "shade",
          leaf([Math.cos(angle) * 134, -20 + Math.sin(angle) * 146], [
            Math.cos(angle) * 96,
            -10 + Math.sin(angle) * 86,
          ], 3),
          shift(colour, { l: -0.1 }),
        );
      }),
    },
  ),
  ...[-1, 1].map((s) =>
    line(
      "bonnet ribbon",
      role,
      curve([[s * 110, 50], [s * 84, 86], [s * 20, 108]], 5),
      shift(colour, { l: -0.16 }),
      [9, 8],
    )
  ),
  ...bow([0, 112], 20, shift(colour, { l: -0.16 }), role),
];

export const variant: HatEntry = {
  words: "bonnet, bonnets, victorian bonnet, baby bonnet, easter bonnet, frilly bonnet",
  synonyms: "victorian baby easter frilly",
  colour: { l: 0.9, c: 0.05, h: 75 },

  nearest:
    "coif, mob cap, wimple, pilgrim bonnet, nurse cap, nurse's cap, maid cap, maid's cap, lace cap, milkmaid cap",
  draw: bonnet,
};
