/** @module Overalls. */
import type { CostumeEntry } from "../costume_entry.ts";
import { overallBib } from "../cloth/day_cloth.ts";
import { chestPlate, suit } from "../garments.ts";
import { mergeOutfits } from "../outfit.ts";

export const costume: CostumeEntry = {
  garment: "overalls, dungarees, dungaree, overall, work overalls, jeans overalls",
  nearestPerson:
    "engineer in overalls, janitor, cleaner, caretaker, mario, luigi, minion, welder, blacksmith, train engineer, worker, labourer, toddler in overalls, plasterer, plasterers, tiler, tilers, stonemason, stonemasons, stone mason, removal man, removal men, furniture mover, paperhanger, shipbuilder, boat builder, boatbuilder, car washer, glazier, farm boy",
  name: "overalls",
  hasFront: true,
  isOfAnyColour: true,
  bareheaded: true,
  layer: "middle",
  home: { farm: 2, garden: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.52, c: 0.1, h: 255 };
    return mergeOutfits([
      suit(fitting.cat, { colour, sleeves: false, trousers: true }),
      { neck: chestPlate(fitting.cat, { colour }, overallBib(colour)) },
    ]);
  },
};
