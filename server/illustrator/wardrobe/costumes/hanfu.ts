/** @module A robe with wide sleeves. */
import { mix } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { flowers } from "../tailoring/prints.ts";
import { crossed } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "hanfu, hanbok, hanboks, chinese robe, chinese dress, traditional chinese dress, traditional chinese clothes, korean dress, traditional korean dress, ruqun",
  name: "hanfu",
  synonyms: "chinese traditional robe dress ruqun",

  bareheaded: true,

  home: { temple: 2, "cherry blossoms": 2 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.82, c: 0.08, h: 190 };
    const edge = mix(colour, WHITE, 0.6);
    const sash = { l: 0.6, c: 0.16, h: (colour.h + 170) % 360 };
    return tailored(fitting, {
      name: "hanfu",
      colour,
      ease: 11,
      trim: edge,
      band: 16,
      allOver: flowers(edge),
      skirt: { waist: 0.5, drop: 80, flare: 18, trim: edge, colour: edge, name: "hanfu skirt" },
      belt: { colour: sash, at: 0.5, width: 0.1, name: "sash" },
      front: [crossed(colour, WHITE, edge)],
    });
  },
};
