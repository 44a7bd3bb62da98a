/**
 * Overalls.
 *
 * @module
 */
import type { CostumeEntry } from "../costume_entry.ts";
import { overallBib } from "../day_cloth.ts";
import { chestPlate, suit } from "../garments.ts";
import { together } from "../outfit.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "overalls" },
      "overalls, dungarees, denim overalls, jumpsuit, boiler suit, work clothes, dungaree, denim dungarees, coveralls, coverall, overall, jumpsuits, romper, onesie, boilersuit, workwear, work overalls, jeans overalls, denim overall, playsuit, jeans, trousers, denim, mechanic outfit, mechanic's outfit, plumber outfit",
      { role: "thing" },
    ),
    nearest(
      { costume: "overalls" },
      "mechanic, plumber, carpenter, builder, construction worker, mechanics, plumbers, carpenters, builders, electrician, handyman, car mechanic, engineer in overalls, janitor, cleaner, caretaker, mario, luigi, minion, factory worker, miner, welder, blacksmith, technician, house painter, decorator, bob the builder, train engineer, steampunk mechanic, repairman, worker, labourer, toddler in overalls",
      {
        role: "character",
      },
    ),
  ],
  name: "overalls",
  bareheaded: true,
  home: { farm: 2, garden: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.52, c: 0.1, h: 255 };
    return together([
      suit(fitting.cat, { colour, sleeves: false, trousers: true }),
      { neck: chestPlate(fitting.cat, { colour }, overallBib(colour)) },
    ]);
  },
};
