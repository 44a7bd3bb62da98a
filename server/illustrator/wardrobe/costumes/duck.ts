/** @module A duck's suit. */
import { shift } from "../../colour/colour.ts";
import { INK, THINGS } from "../../colour/palette.ts";
import { knots } from "../../geometry/coordinates.ts";
import { smooth } from "../../geometry/shapes.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import { bill } from "../hood_parts.ts";
import { feathers } from "../tailoring/fabrics.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment: "duck costume",
  name: "duck costume",
  disguiseOf: ["duck", "duckling", "swan"],

  home: { lake: 3, garden: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.89, c: 0.15, h: 98 };
    return animalSuit(fitting, {
      name: "duck",
      colour,
      allOver: feathers(shift(colour, { l: -0.1 })),
      behindHood: [
        cloth(
          "duck tuft",
          smooth(knots("-14 -124, -20 -176, 2 -160, 14 -188, 26 -158, 22 -122")),
          colour,
          { role: "costume" },
        ),
      ],
      onHood: [
        ...bill(THINGS.orange),
        ...hoodEye([-70, -104], 15, INK),
        ...hoodEye([70, -104], 15, INK),
      ],
    });
  },
};
