/** @module A short jacket with a zip. */
import { shift } from "../../colour/colour.ts";
import { says } from "../../vocabulary/term.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front, neckband, pocket, zip } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "jacket, jackets, bomber jacket, bomber, varsity jacket, letterman jacket, biker jacket, motorcycle jacket, moto jacket, windbreaker, anorak, suede jacket, jacket with patches, aviator jacket",
  terms: [
    says({ costume: "jacket" }, "leather jacket", { role: "thing", print: "leather" }),
    says({ costume: "jacket" }, "denim jacket, jean jacket, jeans jacket", {
      role: "thing",
      print: "denim",
    }),
  ],
  name: "jacket",
  isOfAnyColour: true,
  synonyms: "bomber varsity letterman biker motorcycle moto windbreaker anorak zip",

  bareheaded: true,

  layer: "over",
  opens: true,
  home: { city: 3, cafe: 1, forest: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.46, c: 0.075, h: 150 };
    const ribs = shift(colour, { l: -0.12 });
    return tailored(fitting, {
      name: "jacket",
      colour,
      trim: ribs,
      band: 16,
      isRibbed: true,
      ease: 9,
      length: 0.7,
      front: [
        front(colour, [...zip(colour), ...pocket([-44, 48], colour), ...pocket([44, 48], colour)]),
        neckband(ribs, "jacket collar", 24),
      ],
    });
  },
};
