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
import { nearest, says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "coat" },
      "winter coat, overcoat, duffle coat, coat and scarf, peacoat, pea coat, tweed jacket, corduroy jacket, woolen coat, woollen coat, wool coat, tweed coat, long coat, leather coat, warm coat, frock coat, smoking jacket, velvet jacket, fleece, fleece jacket, greatcoat, military coat, fur lined coat, sheepskin jacket, bodywarmer, trenchcoats, sports jacket, bolero, kaftan, caftan",
      { role: "thing" },
    ),
    nearest(
      { costume: "coat" },
      "doublet, velvet doublet, jerkin, tabard, cheongsam top, flight suit, judo suit, karate gi, judo gi, martial arts gi",
      { role: "thing", weak: true },
    ),
    nearest(
      { costume: "coat" },
      "nobleman, renaissance nobleman, gentlemen, lord of the manor, shakespeare, mozart, beethoven, footman, toreador, matador, bullfighter, hotelier, biker, rocker, emo kid, greaser",
      { role: "character" },
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
