/** @module A poncho. */
import type { CostumeEntry } from "../costume_entry.ts";
import { draped } from "../tailoring/draped.ts";
import { contrasting, stripes } from "../tailoring/prints.ts";

export const costume: CostumeEntry = {
  garment:
    "poncho, ponchos, mexican poncho, wool poncho, serape, blanket poncho, rain poncho, transparent poncho, see through poncho, see-through poncho, clear poncho, plastic poncho, clear plastic poncho",
  name: "poncho",
  hasFront: true,
  isOfAnyColour: true,
  synonyms: "serape wool blanket mexican",

  bareheaded: true,

  layer: "over",
  home: { desert: 3, mountains: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.58, c: 0.16, h: 38 };
    return draped(fitting, {
      name: "poncho",
      colour,
      reach: 0.6,
      print: stripes(contrasting(colour), { width: 9, gap: 38 }),
      fringe: contrasting(colour),
    });
  },
};
