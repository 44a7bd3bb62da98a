/** @module A T-shirt. */
import { shift } from "../../colour/colour.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { neckband } from "../tailoring/fronts.ts";
import { nearest } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  garment:
    "t-shirt, t shirt, tshirt, tee shirt, tee, t shirts, t-shirts, tees, tshirts, plain t shirt, cotton t shirt",
  terms: [nearest({ costume: "t-shirt" }, "band t shirt, graphic tee, crop top, printed t shirt", {
    role: "thing",
  })],
  name: "T-shirt",
  hasFront: true,
  isOfAnyColour: true,
  synonyms: "t shirt tee tshirt cotton",

  bareheaded: true,

  layer: "inner",
  home: { city: 2, beach: 1, "living room": 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.62, c: 0.13, h: 244 };
    return tailored(fitting, {
      name: "t-shirt",
      colour,
      sleeves: 0.4,
      band: 8,
      front: [neckband(shift(colour, { l: -0.07 }))],
    });
  },
};
