/** @module Earmuffs. */
import { shift } from "../../colour/colour.ts";
import { curve, star } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** Earmuffs. */
const earmuffs: HatOf = (colour, role = "accessory") => [
  line(
    "earmuff band",
    role,
    curve([[-112, -30], [-96, -100], [0, -134], [96, -100], [112, -30]], 5),
    shift(colour, { l: -0.16 }),
    [9, 9],
  ),
  ...[-1, 1].map((s) =>
    cloth("earmuff", star([s * 112, -14], 34, { points: 16, inner: 0.9 }), colour, {
      role,
      volume: 0.95,
    })
  ),
];

export const variant: HatEntry = {
  words: "earmuffs, ear muffs, ear warmers, fluffy earmuffs, earmuff",
  synonyms: "ear muffs warmers fluffy",
  colour: { l: 0.76, c: 0.12, h: 358 },

  draw: earmuffs,
};
