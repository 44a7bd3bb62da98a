/** @module A mechanic in a boiler suit. */
import { shift } from "../../colour/colour.ts";
import { INK, THINGS, WHITE } from "../../colour/palette.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front, pocket, wingCollar, zip } from "../tailoring/fronts.ts";
import { cap } from "../hats/cap.ts";

export const costume: CostumeEntry = {
  garment:
    "mechanic outfit, mechanic suit, mechanic overalls, boiler suit, boilersuit, coveralls, coverall, mechanics outfit, mechanic's outfit, work clothes, workwear, steampunk mechanic outfit, mechanic costume, hazmat suit, hazmat suits, protective suit, biohazard suit, beekeeping overalls, racing overalls, flight suit of a mechanic",
  person:
    "mechanic, mechanics, car mechanic, steampunk mechanic, repairman, technician, factory worker",
  name: "mechanic’s suit",
  synonyms: "boiler coverall work suit boilersuit workwear garage",

  home: { garage: 4 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.47, c: 0.08, h: 250 };
    return mergeOutfits([
      tailored(fitting, {
        name: "mechanic suit",
        colour,
        trousers: 0.86,
        ease: 8,
        trim: shift(colour, { l: -0.08 }),
        belt: { colour: THINGS.brown, name: "tool belt", at: 0.64, buckle: THINGS.silver },
        front: [
          front(colour, [
            ...zip(colour),
            mark("detail", ellipse([46, 36], 17, 9), WHITE),
            ...pocket([-44, 44], colour),
            mark("shade", ellipse([-20, 84], 9, 6), INK),
          ]),
          ...wingCollar(shift(colour, { l: -0.04 })),
        ],
      }),
      ownHat(fitting, cap(colour, "costume")),
    ]);
  },
};
