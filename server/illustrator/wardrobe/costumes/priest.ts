/** @module A priest in a black cassock with a white collar. */
import { box } from "../../geometry/shapes.ts";
import { WHITE } from "../../colour/palette.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { neckband } from "../tailoring/fronts.ts";
import { composed } from "../tailoring/composed.ts";

const BLACK = { l: 0.26, c: 0.01, h: 280 };

export const costume: CostumeEntry = {
  person:
    "priest, priests, vicar, vicars, reverend, pastor, parson, clergyman, chaplain, minister of the church, catholic priest, parish priest",
  garment:
    "cassock, clerical collar, dog collar of a priest, priest costume, priest outfit, vicar outfit, vicar costume, priest's robe, clergy shirt",
  name: "priest costume",
  synonyms:
    "priest vicar reverend pastor parson clergyman chaplain cassock clerical catholic parish robe",
  bareheaded: true,
  home: { church: 5 },
  wear(fitting, named) {
    const colour = named ?? BLACK;
    return composed(fitting, colour, {
      cut: { name: "cassock", skirt: { drop: 26, flare: 14, waist: 0.5 } },
      colour,
      closing: "buttons",
      more: [
        neckband(colour),
        cloth("white collar", box(-17, 12, 34, 30, 4), WHITE, { role: "costume", line: 2.4 }),
      ],
    });
  },
};
