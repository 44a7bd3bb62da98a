/** @module A singer in a white flared suit. */
import { GOLD, THINGS, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { quiff } from "../headwear/headpieces.ts";
import { composed } from "../tailoring/composed.ts";
import { badge } from "../tailoring/fronts.ts";
import { stars } from "../tailoring/prints.ts";

export const costume: CostumeEntry = {
  person:
    "elvis, elvis impersonator, disco dancer, disco king, rock and roll singer, elvis presley",
  garment:
    "white flared suit, flared suit, disco suit, elvis costume, elvis jumpsuit, rhinestone jumpsuit, disco outfit, white disco suit, elvis suit, disco costume",
  name: "flared suit",
  synonyms: "elvis disco rhinestone jumpsuit white",
  home: { "dance floor": 4, stage: 3 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "flared suit",
        trousers: 0.94,
        ease: 11,
        trim: GOLD,
        band: 10,
        belt: { colour: GOLD, at: 0.64, width: 0.14, buckle: THINGS.red },
        allOver: stars({ l: 0.84, c: 0.14, h: 88 }, 0.6),
      },
      colour: WHITE,
      closing: "lapels",
      shirt: { l: 0.6, c: 0.1, h: 300 },
      collar: "wings",
      head: quiff,
      headColour: { l: 0.22, c: 0.02, h: 50 },
      more: [badge([0, 60])],
    });
  },
};
