/** @module A jacket with a standing collar and knotted buttons. */
import { mix } from "../../colour/colour.ts";
import { GOLD } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { dots } from "../tailoring/prints.ts";
import { buttons, closing, front, neckband } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "tang jacket, tang suit, mandarin jacket, kung fu jacket, kung fu suit, changshan, mao suit, mao jacket, chinese jacket, kung fu uniform, tai chi suit, tai chi uniform",
  name: "Tang jacket",
  synonyms: "mandarin kung fu changshan mao chinese suit",

  bareheaded: true,

  home: { temple: 2, village: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.19, h: 27 };
    return tailored(fitting, {
      name: "tang jacket",
      colour,
      ease: 8,
      trim: GOLD,
      band: 9,
      length: 0.76,
      allOver: dots(mix(colour, GOLD, 0.4), { size: 6, gap: 40 }),
      front: [
        front(colour, [
          closing(colour),
          ...[24, 50, 76].map((y) => mark("detail", ribbon([[-24, y], [24, y]], [3.4, 3.4]), GOLD)),
          ...buttons(GOLD, { from: 24, step: 26 }),
        ]),
        neckband(GOLD, "mandarin collar", 18),
      ],
    });
  },
};
