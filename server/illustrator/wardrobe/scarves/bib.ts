/** @module A bib. */
import { shift } from "../../colour/colour.ts";
import { mirrored, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** Cloth over the chest, with a band along its edge. */
const bib: ScarfOf = (colour, role = "accessory") => {
  const edge = shift(colour, { l: colour.l > 0.7 ? -0.24 : 0.24, c: 0.05 });
  return [
    cloth(
      "bib",
      smooth(mirrored([[0, 2], [58, -22, "corner"], [72, 20], [58, 76], [0, 98]])),
      colour,
      {
        role,
        volume: 0.3,
        marks: [
          mark(
            "detail",
            ribbon([[-62, -10], [-64, 30], [-48, 70], [0, 86], [48, 70], [64, 30], [62, -10]], [
              4,
              4,
              4,
              4,
              4,
              4,
              4,
            ]),
            edge,
          ),
        ],
      },
    ),
  ];
};

export const variant: ScarfEntry = {
  words:
    "bib, bibs, baby bib, lobster bib, dribble bib, napkin around its neck, napkin round its neck, napkin tied around its neck, napkin around his neck, napkin around her neck, serviette around its neck, napkin tucked in",
  synonyms: "napkin serviette",
  colour: WHITE,
  draw: bib,
};
