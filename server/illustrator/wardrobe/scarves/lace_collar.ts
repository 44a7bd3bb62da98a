/** @module A collar of lace. */
import { shift } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { times } from "../../times.ts";

/** A collar of lace. */
const laceCollar: ScarfOf = (colour, role = "accessory") =>
  [-1, 1].map((s) =>
    cloth(
      "lace collar",
      smooth([
        [0, 2],
        [s * 76, -24, "corner"],
        [s * 104, 8],
        [s * 92, 38],
        [s * 66, 54],
        [s * 36, 54],
        [s * 8, 34, "corner"],
      ]),
      colour,
      {
        role,
        marks: times(9, (i) =>
          mark(
            "detail",
            ellipse([s * (20 + (i % 5) * 17), 18 + Math.floor(i / 5) * 18 - (i % 5) * 2], 4, 5),
            shift(colour, { l: -0.24 }),
          )),
      },
    )
  );

export const variant: ScarfEntry = {
  words:
    "lace collar, lacy collar, doily collar, crochet collar, peter pan collar, crocheted collar, frilly collar",
  synonyms: "lacy doily crochet crocheted frilly",
  colour: { l: 0.96, c: 0.012, h: 85 },
  draw: laceCollar,
};
