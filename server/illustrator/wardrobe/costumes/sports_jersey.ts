/** @module The shirt of a team, with a number. */
import { THINGS, WHITE } from "../../colour/palette.ts";
import { box } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front, neckband } from "../tailoring/fronts.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  garment:
    "sports jersey, jersey, jerseys, football shirt, football jersey, football kit, soccer jersey, soccer kit, rugby shirt, hockey jersey, team shirt, sports kit, sports shirt, baseball jersey, baseball uniform, football uniform, goalkeeper kit, goalkeeper shirt, goalkeeper jersey, goalie jersey, soccer uniform",
  person:
    "basketball player, baseball player, rugby player, hockey player, ice hockey player, volleyball player, athlete, sportsman, sportswoman",
  terms: [says(
    { costume: "sports jersey", prop: "football" },
    "footballer, soccer player, football player, goalkeeper, goalie",
    { role: "character" },
  )],
  name: "sports jersey",
  has: ["shirt", "t-shirt"],
  hasFront: true,
  synonyms:
    "football soccer rugby hockey team kit shirt baseball goalkeeper goalie uniform player footballer",

  bareheaded: true,

  layer: "inner",
  home: { meadow: 3, city: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.2, h: 27 };
    const number = colour.l > 0.8 ? THINGS.black : WHITE;
    return tailored(fitting, {
      name: "jersey",
      colour,
      sleeves: 0.5,
      trim: number,
      band: 9,
      length: 0.78,
      front: [
        front(colour, [
          // An eight is the same when the cat is mirrored.
          mark("detail", box(-19, 22, 38, 56, 12), number),
          mark("detail", box(-8, 31, 16, 13, 4), colour),
          mark("detail", box(-8, 54, 16, 14, 4), colour),
        ]),
        neckband(number),
      ],
    });
  },
};
