/** @module A tracksuit. */
import { THINGS, WHITE } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front, neckband, zip } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "tracksuit, track suit, tracksuits, jogging suit, sweatsuit, gym clothes, workout clothes, sportswear, gym outfit, workout outfit, shell suit, training suit, sweatpants, joggers",
  person: "coach, gym teacher, pe teacher, personal trainer, runner, marathon runner, jogger",
  name: "tracksuit",
  synonyms: "track jogging gym workout training sweat sportswear",

  bareheaded: true,

  home: { city: 2, meadow: 1, park: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.42, c: 0.13, h: 262 };
    const stripe = colour.l > 0.85 ? THINGS.blue : WHITE;
    return tailored(fitting, {
      name: "tracksuit",
      colour,
      trousers: 0.82,
      trim: stripe,
      band: 7,
      ease: 8,
      front: [
        front(colour, [
          ...zip(colour),
          mark("detail", ribbon([[-58, -26], [-50, 110]], [4, 4]), stripe),
          mark("detail", ribbon([[58, -26], [50, 110]], [4, 4]), stripe),
        ]),
        neckband(stripe, "tracksuit collar"),
      ],
    });
  },
};
