/** @module A veil that falls from a band. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** A veil that falls from a band. */
const veil: HatOf = (colour, role = "accessory") => [
  region({
    name: "veil",
    role,
    texture: "cloth",
    outline: smooth(knots(
      "-96 -84!, -40 -112, 0 -118, 40 -112, 96 -84!, 130 -20, 138 60, 116 100!, 110 20, 90 -52, 0 -92, -90 -52, -110 20, -116 100!, -138 60, -130 -20",
    )),
    colour,
    opacity: 0.75,
    line: 2.4,
    volume: 0.3,
  }),
  cloth(
    "veil band",
    smooth(knots("-92 -84!, 0 -110, 92 -84!, 88 -70!, 0 -94, -88 -70!")),
    shift(colour, { l: -0.05 }),
    { role, line: 3 },
  ),
];

export const variant: HatEntry = {
  words: "veil, veils, bridal veil, wedding veil, lace veil, white veil",
  synonyms: "bridal wedding lace",
  colour: { l: 0.96, c: 0.01, h: 80 },

  draw: veil,
};
