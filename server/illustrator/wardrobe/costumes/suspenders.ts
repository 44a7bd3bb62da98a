/** @module Braces over the shoulders. */
import { GOLD, THINGS } from "../../colour/palette.ts";
import { box, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { onNeck } from "../headwear/headdress.ts";

export const costume: CostumeEntry = {
  garment: "suspenders, braces, pair of braces, pair of suspenders, red braces, trouser braces",
  name: "suspenders",
  synonyms: "braces trouser",
  bareheaded: true,
  layer: "middle",
  home: { city: 2, cafe: 1 },
  wear(fitting, named) {
    const colour = named ?? THINGS.red;
    return onNeck(
      fitting,
      [-1, 1].map((s) =>
        cloth("brace", ribbon([[s * 52, -24], [s * 44, 40], [s * 36, 112]], [8, 8, 8]), colour, {
          role: "costume",
          line: 2.6,
          marks: [mark("detail", box(s * 44 - 10, 42, 20, 12, 2), GOLD)],
        })
      ),
    );
  },
};
