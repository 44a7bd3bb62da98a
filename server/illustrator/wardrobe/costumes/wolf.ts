/** @module A wolf's suit. */
import { INK, WHITE } from "../../colour/palette.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import { pointedEars } from "../hood_parts.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment: "wolf costume",
  name: "wolf costume",
  disguiseOf: ["wolf"],

  home: { forest: 3, snow: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.015, h: 250 };
    return animalSuit(fitting, {
      name: "wolf",
      colour,
      belly: { l: 0.86, c: 0.008, h: 250 },
      behindHood: pointedEars(colour, { l: 0.8, c: 0.02, h: 20 }),
      hoodMarks: [-1, 1].map((s) => mark("detail", ellipse([s * 118, 20], 34, 52), WHITE)),
      onHood: [
        cloth("wolf nose", ellipse([0, -78], 15, 11), INK, { role: "costume", volume: 0.8 }),
        ...hoodEye([-58, -98], 11, INK),
        ...hoodEye([58, -98], 11, INK),
        ...[-46, -24, 24, 46].map((x) =>
          cloth(
            "wolf tooth",
            [[x - 8, -66 + Math.abs(x) * 0.16], [x + 8, -66 + Math.abs(x) * 0.16], [
              x,
              -46 + Math.abs(x) * 0.16,
            ]],
            WHITE,
            { role: "costume", line: 2.4, volume: 0.2 },
          )
        ),
      ],
    });
  },
};
