/**
 * A cat dressed as a pilot.
 *
 * @module
 */
import { WHITE } from "../../palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { suit } from "../garments.ts";
import { onNeck, ownHat } from "../headdress.ts";
import { together } from "../outfit.ts";
import { scarf } from "../scarves/scarf.ts";
import { flyingCap } from "../trade_hats.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "pilot" },
      "pilot, pilots, aviator, airman, flying ace, fighter pilot, airplane pilot, airline pilot, plane pilot, aviators, aviatrix, amelia earhart, airship pilot, airship captain, snoopy red baron, red baron, top gun, air force pilot, captain of a plane, helicopter pilot",
      { role: "character" },
    ),
    says(
      { costume: "pilot" },
      "pilot hat, aviator hat, pilot costume, flying cap, aviator cap, pilot jacket, pilot outfit, aviator outfit, leather flying helmet, flying helmet, leather aviator cap, flying jacket, pilot uniform, pilot goggles and cap, aviator helmet, aviation cap, flying goggles, pilot cap",
      { role: "thing" },
    ),
  ],
  name: "pilot's cap",
  home: { clouds: 3, mountains: 1 },
  wear(fitting, named) {
    const leather = named ?? { l: 0.46, c: 0.08, h: 50 };
    return together([
      suit(fitting.cat, { colour: leather, trim: { l: 0.88, c: 0.04, h: 80 } }),
      onNeck(fitting, scarf(WHITE, "costume")),
      ownHat(fitting, flyingCap(leather)),
    ]);
  },
};
