/**
 * A cat dressed as a firefighter.
 *
 * @module
 */
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate, suit } from "../garments.ts";
import { ownHat } from "../headdress.ts";
import { together } from "../outfit.ts";
import { fireHelmet, reflectors } from "../trade_hats.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "firefighter" },
      "firefighter, firefighters, fireman, firewoman, fire fighter, fire man, fire fighters, firemen, fire chief, fire brigade, fire department, fire officer, fire woman",
      { role: "character" },
    ),
    says(
      { costume: "firefighter" },
      "firefighter helmet, fire helmet, firefighter costume, fireman helmet, firefighter uniform, firefighter outfit, fire fighter helmet, fireman's helmet, firefighter hat, fireman hat, fireman uniform, fireman outfit, fireman costume, fire jacket, firefighter jacket, firefighter's helmet, firefighter gear, turnout gear",
      { role: "thing" },
    ),
  ],
  name: "firefighter's helmet",
  home: { city: 3, rooftop: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.19, h: 27 };
    return together([
      suit(fitting.cat, {
        colour: { l: 0.4, c: 0.03, h: 80 },
        trim: { l: 0.92, c: 0.12, h: 105 },
        trousers: true,
      }),
      { neck: chestPlate(fitting.cat, { colour: { l: 0.42, c: 0.03, h: 80 } }, reflectors()) },
      ownHat(fitting, fireHelmet(colour)),
    ]);
  },
};
