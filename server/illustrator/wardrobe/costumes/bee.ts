/**
 * A cat dressed as a bee.
 *
 * @module
 */
import { INK } from "../../palette.ts";
import { banded } from "../cloth_patterns.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { feelers } from "../fabled_headwear.ts";
import { suit } from "../garments.ts";
import { onNeck, ownHat } from "../headdress.ts";
import { wings } from "../ornaments.ts";
import { together } from "../outfit.ts";
import { ruffle } from "../neckwear.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "bee" },
      "bumblebee costume, bee costume cat, dressed as a bee, honeybee cat, bee cat",
      { role: "character" },
    ),
    says(
      { costume: "bee" },
      "bee costume, bee outfit, bee suit, bumblebee outfit, antennae, bee stripes, bee wings, bumblebee costume, honeybee costume, bumble bee costume, bumble bee, antenna headband",
      {
        role: "thing",
      },
    ),
    nearest({ costume: "bee" }, "ladybug costume, ladybird costume, butterfly costume", {
      role: "thing",
    }),
  ],
  name: "bee costume",
  home: { garden: 3, meadow: 3, farm: 1 },
  props: { none: 1, flower: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.86, c: 0.16, h: 92 };
    return together([
      { behind: wings(fitting, { l: 0.92, c: 0.04, h: 220 }) },
      suit(fitting.cat, { colour, marks: banded(fitting, INK), sleeves: false }),
      onNeck(fitting, [ruffle(INK, "costume")]),
      ownHat(fitting, feelers(colour)),
    ]);
  },
};
