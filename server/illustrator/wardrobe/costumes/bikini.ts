/** @module A bikini. */
import { mix } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { onNeck } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { bandAround, trunkOf } from "../tailoring/bodice.ts";
import { trousersOn } from "../tailoring/trousers.ts";
import { nearest } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  garment: "bikini, bikinis, two piece swimsuit, two piece, bikini top, string bikini, tankini",
  terms: [nearest(
    { costume: "bikini" },
    "bra, bras, sports bra, shell bra, seashell bra, coconut bra, bralette, bustier, mermaid top, lingerie",
    { role: "thing" },
  )],
  name: "bikini",
  synonyms: "tankini two piece top",
  bareheaded: true,
  layer: "inner",
  home: { beach: 5 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.64, c: 0.2, h: 355 };
    const trunk = trunkOf(fitting.cat.figure);
    if (!trunk) return {};
    return mergeOutfits([
      trousersOn(fitting, {
        name: "bikini",
        colour,
        legs: 0.06,
        waist: 0.74,
        trim: mix(colour, WHITE, 0.6),
      }),
      {
        body: bandAround(trunk, { name: "bikini top", colour, from: 0.22, to: 0.42, ease: 7 }),
      },
      onNeck(
        fitting,
        [-1, 1].map((s) =>
          cloth(
            "bikini top",
            ribbon([[s * 40, -22], [s * 34, 34], [s * 8, 62]], [5, 19, 10]),
            colour,
            {
              role: "costume",
              line: 2.6,
            },
          )
        ),
      ),
    ]);
  },
};
