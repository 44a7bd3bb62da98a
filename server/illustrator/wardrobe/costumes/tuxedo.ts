/** @module A black suit with a bow tie. */
import { INK, WHITE } from "../../colour/palette.ts";
import { mark } from "../../items.ts";
import { nearest } from "../../vocabulary/term.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { bowTie, buttons, front, lapels } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "tuxedo suit, tux suit, dinner suit, wedding suit, formal outfit, white tie, black tie outfit, black tie suit, tuxedo jacket, dinner jacket, tailcoat, tails suit, tuxedo costume, tuxedo outfit, black tie, wearing a tuxedo, in a tuxedo, wearing a tux, in a tux, in tuxedos, wearing tuxedos, wear tuxedos, in tuxes, in matching tuxedos, butler outfit, butler uniform, butler's outfit, butler costume, groom's suit, groom suit, morning suit, wedding tuxedo",
  nearestPerson:
    "headwaiter, head waiter, maître d, maitre d, valet, valets, concierge, concierges, wedding guest, wedding guests, ambassador, master of ceremonies, compere, manservant, footman in tails",
  person: "groom, bridegroom, best man, crooner, james bond, 007, butler, orchestra conductor",
  terms: [nearest(
    { costume: "tuxedo" },
    "morning coat, morning suit, morning dress",
    { role: "thing" },
  )],
  name: "tuxedo",
  synonyms: "dinner tailcoat tux black tie groom jacket",

  bareheaded: true,

  layer: "middle",
  opens: true,
  home: { stage: 3, city: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.25, c: 0.015, h: 280 };
    return tailored(fitting, {
      name: "tuxedo",
      colour,
      trousers: 0.84,
      trim: WHITE,
      band: 10,
      front: [
        front(colour, [
          ...lapels(colour, WHITE, 78),
          ...buttons(INK, { from: 32, step: 20, count: 3 }),
          mark("detail", [[50, 32], [64, 26], [60, 40], [48, 44]], WHITE),
        ]),
        ...bowTie(INK),
      ],
    });
  },
};
