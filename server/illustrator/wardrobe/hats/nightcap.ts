/** @module A long cap that falls to one side, for the night. */
import { knots } from "../../geometry/coordinates.ts";
import { mix } from "../../colour/colour.ts";
import { smooth, star } from "../../geometry/shapes.ts";
import { WHITE } from "../../colour/palette.ts";
import { cloth } from "../cloth/cloth.ts";
import { stripes } from "../tailoring/prints.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** A long cap that falls to one side, for the night. */
const nightcap: HatOf = (colour, role = "accessory") => [
  cloth(
    "nightcap",
    smooth(knots(
      "-84 -78, -66 -130, -14 -172, 50 -176, 108 -140, 142 -76, 146 -20!, 122 -58, 90 -104, 86 -78, 0 -64",
    )),
    colour,
    {
      role,
      volume: 0.75,
      marks: stripes(mix(colour, WHITE, 0.8), { width: 10, gap: 34 })({
        left: -120,
        right: 160,
        top: -180,
        bottom: 0,
      }),
    },
  ),
  cloth(
    "nightcap band",
    smooth(knots("-96 -82!, 0 -104, 96 -82!, 94 -56!, 0 -76, -94 -56!")),
    mix(colour, WHITE, 0.8),
    { role, volume: 0.6 },
  ),
  cloth("nightcap bobble", star([146, -6], 21, { points: 11, inner: 0.84 }), WHITE, {
    role,
    volume: 0.8,
  }),
];

export const variant: HatEntry = {
  words:
    "nightcap, nightcaps, sleeping cap, night cap, sleep cap, bedtime cap, bedtime hat, sleeping hat, stocking cap",
  synonyms: "night sleeping sleep bedtime cap stocking",
  colour: { l: 0.6, c: 0.12, h: 256 },

  draw: nightcap,
};
