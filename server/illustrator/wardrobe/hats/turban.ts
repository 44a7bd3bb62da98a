/** @module A turban with a jewel. */
import { points } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** A turban with a jewel. */
const turban: HatOf = (colour, role = "accessory") => {
  const fold = shift(colour, { l: -0.11 });
  return [
    cloth(
      "turban",
      smooth(
        points(
          "-104 -62, -112 -100, -84 -142, -30 -164, 30 -164, 84 -142, 112 -100, 104 -62, 50 -84, 0 -90, -50 -84",
        ),
      ),
      colour,
      {
        role,
        volume: 0.9,
        marks: [
          mark("shade", ribbon([[-108, -84], [-30, -104], [40, -160]], [2.4, 2.4, 2.4]), fold),
          mark("shade", ribbon([[-84, -130], [-20, -130], [10, -164]], [2.4, 2.4, 2.4]), fold),
          mark("shade", ribbon([[108, -84], [30, -104], [-40, -160]], [2.4, 2.4, 2.4]), fold),
          mark("shade", ribbon([[104, -108], [50, -120], [0, -150]], [2.4, 2.4, 2.4]), fold),
        ],
      },
    ),
    region({
      name: "turban jewel",
      role,
      texture: "glass",
      outline: ellipse([0, -104], 13, 16),
      colour: THINGS.red,
      volume: 0.8,
      line: 3,
    }),
  ];
};

export const variant: HatEntry = {
  words: "turban, turbans, maharaja turban, head wrap, sikh turban, genie turban",
  synonyms: "wrap maharaja genie",

  draw: turban,
};
