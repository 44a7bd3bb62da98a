/** @module Who practises karate, in white with a belt. */
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person: "karateka, judoka, martial artist, karate master, judo fighter, taekwondo fighter",
  garment:
    "karate gi, judo gi, karate suit, judo suit, martial arts gi, karate outfit, karate uniform, judo outfit, taekwondo uniform, gi, black belt, karate costume",
  name: "karate suit",
  synonyms: "karate judo gi martial artist arts taekwondo karateka judoka",
  bareheaded: true,
  home: { dojo: 4 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "karate suit",
        trousers: 0.84,
        ease: 10,
        skirt: { waist: 0.6, drop: 20, flare: 5 },
        belt: { colour: THINGS.black, at: 0.6, width: 0.09, name: "black belt" },
      },
      colour: WHITE,
      closing: "crossed",
      shirt: { l: 0.86, c: 0.01, h: 80 },
    });
  },
};
