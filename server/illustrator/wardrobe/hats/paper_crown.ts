/** @module A crown of paper, as it comes out of a Christmas cracker. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { type Knot, leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";
import { times } from "../../times.ts";

/** Seven points of thin paper, folded between them, a little askew. */
const paperCrown: HatOf = (colour, role = "accessory") => {
  const upper: Knot[] = times(15, (i) => {
    const t = (i - 7) / 7;
    const y = -92 - 14 * (1 - t * t);
    return [t * 88, i % 2 ? y - 46 : y - 8, "corner"];
  });
  return [
    cloth(
      "paper crown",
      smooth([...upper, ...knots("84 -56!, 0 -74, -84 -56!")]),
      colour,
      {
        role,
        texture: "paper",
        volume: 0.3,
        marks: times(7, (i) => {
          const t = (i - 3) / 3.6;
          return mark(
            "shade",
            leaf([t * 82, -136], [t * 84, -64], 2.4),
            shift(colour, { l: -0.1 }),
          );
        }),
      },
    ),
  ];
};

export const variant: HatEntry = {
  words:
    "paper crown, paper crowns, crown of paper, crown made of paper, cardboard crown, cracker hat, cracker crown, christmas cracker hat, christmas cracker crown, party crown, tissue paper crown, paper party crown",
  nearest: "burger king crown",
  synonyms: "cardboard cracker hat christmas party tissue made",
  colour: THINGS.red,
  draw: paperCrown,
};
