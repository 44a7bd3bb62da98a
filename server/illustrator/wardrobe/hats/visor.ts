/** @module A green shade over the eyes, on a band. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** A green shade over the eyes, on a band. */
const visor: HatOf = (colour, role = "accessory") => [
  cloth(
    "visor band",
    smooth(knots("-100 -88!, 0 -112, 100 -88!, 98 -66!, 0 -88, -98 -66!")),
    shift(colour, { l: -0.16 }),
    { role, volume: 0.4 },
  ),
  cloth(
    "visor",
    smooth(knots("-92 -76!, 0 -96, 92 -76!, 104 -48!, 50 -46, 0 -48, -50 -46, -104 -48!")),
    colour,
    { role, texture: "glass", opacity: 0.85, volume: 0.5 },
  ),
];

export const variant: HatEntry = {
  words:
    "visor, visors, dealer visor, green eyeshade, eyeshade, poker visor, sun visor, sun visors, tennis visor",
  synonyms: "dealer eyeshade poker shade sun tennis",
  colour: { l: 0.6, c: 0.14, h: 152 },

  draw: visor,
};
