/** @module A kimono. */
import { mix } from "../../colour/colour.ts";
import { GOLD, THINGS, WHITE } from "../../colour/palette.ts";
import { ribbon, smooth } from "../../geometry/shapes.ts";
import { knots } from "../../geometry/coordinates.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import { tailored } from "../tailoring/tailored.ts";
import { flowers } from "../tailoring/prints.ts";
import { crossed } from "../tailoring/fronts.ts";
import { nearest } from "../../vocabulary/term.ts";
import type { CostumeEntry } from "../costume_entry.ts";
export const costume: CostumeEntry = {
  garment:
    "kimono, kimonos, yukata, obi, kimono robe, hakama, haori, happi, furisode, yukatas, japanese robe, japanese clothes, traditional japanese clothing, kimono with flowers, jinbei",
  nearestPerson:
    "geisha, maiko, tea master, kabuki actor, miko, shrine maiden, sensei, japanese lady",
  terms: [nearest(
    { costume: "kimono" },
    "silk robe, satin robe, traditional dress, bath robe kimono",
    { role: "thing" },
  )],
  name: "kimono",
  bareheaded: true,
  home: { "cherry blossoms": 1 },
  wear(fitting, named) {
    const colour = named ?? THINGS.red;
    const print = flowers(mix(colour, WHITE, 0.75));
    const sash = colour.h > 40 && colour.h < 110 ? THINGS.purple : GOLD;
    return tailored(fitting, {
      name: "kimono",
      colour,
      ease: 12,
      trim: mix(colour, WHITE, 0.7),
      band: 15,
      allOver: print,
      skirt: { waist: 0.5, drop: 60, flare: 8, trim: mix(colour, WHITE, 0.7) },
      belt: { colour: sash, at: 0.5, width: 0.22, name: "obi" },
      front: [
        crossed(colour, WHITE, mix(colour, WHITE, 0.75)),
        cloth("obi front", smooth(knots("-66 70!, 0 82, 66 70!, 62 104!, 0 116, -62 104!")), sash, {
          role: "costume",
          marks: [mark("detail", ribbon([[-66, 88], [0, 99], [66, 88]], [3, 3, 3]), THINGS.white)],
        }),
      ],
    });
  },
};
