/** @module A toga. */
import { shift } from "../../colour/colour.ts";
import { GOLD, THINGS } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment: "toga, togas, chiton, roman robe, greek robe, roman toga, greek dress",
  person:
    "roman emperor, julius caesar, caesar, greek philosopher, roman senator, socrates, greek god, zeus",
  name: "toga",
  synonyms: "roman greek chiton robe",

  bareheaded: true,

  home: { temple: 3, museum: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.95, c: 0.012, h: 85 };
    const edge = colour.l > 0.8 ? THINGS.purple : GOLD;
    return tailored(fitting, {
      name: "toga",
      colour,
      sleeves: false,
      skirt: { waist: 0.5, drop: 60, flare: 12, trim: edge },
      front: [
        front(colour, [
          mark("detail", ribbon([[-74, -30], [-20, 44], [60, 110]], [7, 7, 7]), edge),
          mark(
            "shade",
            ribbon([[-50, -30], [4, 40], [84, 90]], [2, 2, 2]),
            shift(colour, { l: -0.12 }),
          ),
          mark(
            "shade",
            ribbon([[-84, 10], [-40, 64], [20, 112]], [2, 2, 2]),
            shift(colour, { l: -0.12 }),
          ),
        ]),
      ],
    });
  },
};
