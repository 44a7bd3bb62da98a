/** @module A bathrobe. */
import { shift } from "../../colour/colour.ts";
import { tailored } from "../tailoring/tailored.ts";
import { crossed } from "../tailoring/fronts.ts";
import { nearest } from "../../vocabulary/term.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment:
    "bathrobe, bath robe, bathrobes, dressing gown, terry robe, towelling robe, housecoat, fluffy robe, spa robe, morning robe",
  terms: [nearest(
    { costume: "bathrobe" },
    "boxing robe, fighter robe",
    { role: "thing" },
  )],
  name: "bathrobe",
  isOfAnyColour: true,
  bareheaded: true,
  layer: "over",
  opens: true,
  home: { bedroom: 3, "living room": 2, kitchen: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.93, c: 0.03, h: 235 };
    const edge = shift(colour, { l: colour.l > 0.7 ? -0.08 : 0.14 });
    return tailored(fitting, {
      name: "bathrobe",
      colour,
      ease: 12,
      trim: edge,
      band: 16,
      skirt: { waist: 0.54, drop: 40, flare: 9, trim: edge },
      belt: { colour: edge, at: 0.54, width: 0.07 },
      front: [crossed(colour, fitting.cat.tones.base, edge)],
    });
  },
};
