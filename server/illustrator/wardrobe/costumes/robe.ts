/** @module A long robe with a sash, as priests, sages and singers wear it. */
import { shift } from "../../colour/colour.ts";
import { GOLD } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { says } from "../../vocabulary/term.ts";
import { crossed } from "../tailoring/fronts.ts";
import { tailored } from "../tailoring/tailored.ts";

export const costume: CostumeEntry = {
  garment:
    "long robe, flowing robe, silk robe, velvet robe, ceremonial robe, choir robe, priestly robe, satin robe, embroidered robe, kaftan, caftan, djellaba, jellaba, thobe, abaya, boubou, long robes, flowing robes",
  terms: [says({ costume: "robe" }, "robe, robes", { role: "thing", weak: true })],
  name: "robe",
  synonyms: "robes long flowing silk velvet satin ceremonial choir",
  isOfAnyColour: true,
  bareheaded: true,
  layer: "over",
  home: { castle: 2, temple: 2, library: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.42, c: 0.12, h: 22 };
    const edge = named && named.c > 0.1 && named.h > 60 && named.h < 110
      ? shift(colour, { l: -0.24 })
      : GOLD;
    return tailored(fitting, {
      name: "robe",
      colour,
      ease: 14,
      sleeves: 0.92,
      trim: edge,
      band: 12,
      skirt: { waist: 0.5, drop: 64, flare: 17, trim: edge },
      belt: { colour: edge, at: 0.5, width: 0.08, name: "sash" },
      front: [crossed(colour, shift(colour, { l: -0.12 }), edge)],
    });
  },
};
