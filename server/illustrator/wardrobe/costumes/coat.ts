/**
 * A coat.
 *
 * @module
 */
import { shift } from "../../colour.ts";
import { GOLD } from "../../palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { clothOf, collar } from "../day_cloth.ts";
import { chestPlate, suit } from "../garments.ts";
import { onNeck } from "../headdress.ts";
import { buttons } from "../ornaments.ts";
import { together } from "../outfit.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "coat" },
      "winter coat, overcoat, fur coat, parka, duffle coat, jacket, jackets, leather jacket, denim jacket, blazer, uniform, coat and scarf",
      { role: "thing" },
    ),
  ],
  name: "coat",
  bareheaded: true,
  home: { city: 2, snow: 1, forest: 1 },
  wear(fitting, named) {
    const colour = named ?? clothOf(fitting);
    return together([
      suit(fitting.cat, { colour, trim: shift(colour, { l: -0.1 }), trousers: true }),
      { neck: chestPlate(fitting.cat, { colour: shift(colour, { l: 0.02 }) }, buttons(GOLD)) },
      onNeck(fitting, [collar(shift(colour, { l: -0.06 }))]),
    ]);
  },
};
