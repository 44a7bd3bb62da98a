/** @module A kurta: a long shirt with a short closing and an embroidered edge. */
import { type Colour, shift } from "../../colour/colour.ts";
import { GOLD } from "../../colour/palette.ts";
import { box, ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Mark } from "../../scene.ts";
import { times } from "../../times.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { front, neckband } from "../tailoring/fronts.ts";
import { tailored } from "../tailoring/tailored.ts";

export const costume: CostumeEntry = {
  garment:
    "kurta, kurtas, tunic, tunics, kameez, salwar kameez, shalwar kameez, sherwani, kurta pajama, long tunic, dashiki, indian shirt",
  name: "kurta",
  synonyms: "tunic tunics kameez long",
  isOfAnyColour: true,
  bareheaded: true,
  layer: "inner",
  home: { temple: 2, city: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.74, c: 0.13, h: 75 };
    const edge = colour.l > 0.6 ? shift(colour, { l: -0.32, c: 0.02 }) : GOLD;
    return tailored(fitting, {
      name: "kurta",
      colour,
      sleeves: 0.86,
      trim: edge,
      band: 10,
      skirt: { waist: 0.56, drop: 34, flare: 7, trim: edge },
      front: [front(colour, placket(colour, edge)), neckband(edge)],
    });
  },
};

/** A strip of embroidery down the chest, three buttons on it. */
function placket(colour: Colour, edge: Colour): Mark[] {
  return [
    mark("detail", box(-17, -20, 34, 96, 4), edge),
    mark("detail", ribbon([[0, -20], [0, 74]], [1.6, 1.6]), shift(colour, { l: -0.1 })),
    ...times(3, (i) => mark("detail", ellipse([0, 14 + i * 23], 5, 5), colour)),
  ];
}
