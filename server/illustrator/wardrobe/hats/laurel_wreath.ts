/** @module A wreath of laurel. */
import { type Colour, shift } from "../../colour/colour.ts";
import { leaf } from "../../geometry/shapes.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";
import { times } from "../../times.ts";

const LAUREL: Colour = { l: 0.56, c: 0.12, h: 140 };

/** Pairs of leaves around the brow, those of each side pointing to its middle. */
const laurelWreath: HatOf = (colour, role = "accessory") =>
  [-1, 1].flatMap((s) =>
    times(7, (i) => i).flatMap((i) => {
      const angle = (i / 6) * 1.25, x = s * (104 - i * 15), y = -44 - Math.sin(angle) * 62;
      return [-1, 1].map((side) =>
        cloth(
          "laurel leaf",
          leaf([x, y + side * 4], [x - s * 26, y - 20 + side * 17], 9, 4),
          side < 0 ? colour : shift(colour, { l: 0.07 }),
          { role, line: 2, volume: 0.4 },
        )
      );
    })
  );

export const variant: HatEntry = {
  words:
    "laurel wreath, laurel crown, laurels, crown of laurel, olive wreath, crown of leaves, wreath of leaves, leaf crown, ivy crown, ivy wreath, laurel, vine wreath, crown of ivy",
  synonyms: "laurels ivy olive vine",
  colour: LAUREL,
  draw: laurelWreath,
};
