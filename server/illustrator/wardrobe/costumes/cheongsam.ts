/** @module A narrow silk dress with a standing collar. */
import { mix } from "../../colour/colour.ts";
import { GOLD } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { flowers } from "../tailoring/prints.ts";
import { front, neckband } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment: "cheongsam, qipao, ao dai, chinese silk dress, tang dynasty dress, vietnamese dress",
  name: "cheongsam",
  synonyms: "qipao chinese silk dress",

  bareheaded: true,

  layer: "inner",
  home: { temple: 1, city: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.54, c: 0.19, h: 22 };
    return tailored(fitting, {
      name: "cheongsam",
      colour,
      sleeves: 0.34,
      trim: GOLD,
      band: 7,
      allOver: flowers(mix(colour, GOLD, 0.65)),
      skirt: {
        waist: 0.56,
        drop: 40,
        flare: 4,
        trim: GOLD,
        marks: flowers(mix(colour, GOLD, 0.65))({ left: -320, right: 320, top: -300, bottom: 40 }),
      },
      front: [
        front(colour, [
          mark("detail", ribbon([[0, 6], [36, 30], [66, 34]], [3, 3, 3]), GOLD),
          ...flowers(mix(colour, GOLD, 0.65))({ left: -70, right: 60, top: 40, bottom: 104 }),
        ]),
        neckband(GOLD, "mandarin collar", 18),
      ],
    });
  },
};
