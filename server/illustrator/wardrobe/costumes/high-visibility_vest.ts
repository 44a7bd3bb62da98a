/** @module A vest that shines: fluorescent cloth with bands of silver. */
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { front, zip } from "../tailoring/fronts.ts";
import { tailored } from "../tailoring/tailored.ts";

export const costume: CostumeEntry = {
  garment:
    "high visibility vest, high-visibility vest, hi vis vest, hi-vis vest, high vis vest, high-vis vest, safety vest, reflective vest, hi vis, hi-vis, hi vis jacket, hi-vis jacket, high vis jacket, reflective jacket, fluorescent vest, neon vest, hi viz vest, hi-viz vest, hi vis waistcoat, high visibility jacket",
  name: "high-visibility vest",
  synonyms: "high visibility hi vis safety reflective fluorescent vest jacket",
  bareheaded: true,
  layer: "over",
  home: { "construction site": 2, city: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.9, c: 0.2, h: 115 }, strip = { l: 0.86, c: 0.01, h: 250 };
    return tailored(fitting, {
      name: "high-visibility vest",
      colour,
      sleeves: false,
      length: 0.72,
      ease: 9,
      trim: strip,
      band: 10,
      belt: { colour: strip, at: 0.5, width: 0.1, name: "reflective strip" },
      front: [
        front(colour, [
          mark("detail", ribbon([[-48, -30], [-44, 110]], [9, 9]), strip),
          mark("detail", ribbon([[48, -30], [44, 110]], [9, 9]), strip),
          ...zip(colour),
        ]),
      ],
    });
  },
};
