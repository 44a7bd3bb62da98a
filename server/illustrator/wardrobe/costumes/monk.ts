/** @module The robe of a monk. */
import { shift } from "../../colour/colour.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front, loweredHood } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "monk robe, monk robes, monk habit, monk outfit, friar robe, monks robe, monk's robe, habit, brown robe",
  nearestPerson: "missionary, missionaries, vicar, vicars, curate, parson, deacon, chaplain",
  person: "monk, monks, friar, franciscan, buddhist monk",
  name: "monk’s robe",
  synonyms: "friar robe habit",

  bareheaded: true,

  home: { temple: 2, library: 2, castle: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.42, c: 0.06, h: 55 };
    return tailored(fitting, {
      name: "monk robe",
      colour,
      ease: 11,
      skirt: { waist: 0.5, drop: 70, flare: 12 },
      belt: { colour: { l: 0.84, c: 0.05, h: 85 }, at: 0.54, width: 0.05, name: "rope belt" },
      front: [
        front(colour, []),
        ...loweredHood(shift(colour, { l: -0.04 }), { l: 0.84, c: 0.05, h: 85 }).slice(0, 1),
      ],
    });
  },
};
