/** @module A shower cap. */
import { points } from "../../geometry/coordinates.ts";
import { mix } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { WHITE } from "../../colour/palette.ts";
import { cloth } from "../cloth/cloth.ts";
import { dots } from "../tailoring/prints.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import type { Point } from "../../scene.ts";
import { times } from "../../times.ts";

/** A shower cap. */
const showerCap: HatOf = (colour, role = "accessory") => [
  cloth(
    "shower cap",
    smooth(
      points(
        "-100 -70, -120 -104, -96 -146, -50 -166, 0 -172, 50 -166, 96 -146, 120 -104, 100 -70, 0 -90",
      ),
    ),
    colour,
    {
      role,
      volume: 0.9,
      marks: dots(mix(colour, WHITE, 0.8), { size: 8, gap: 40 })({
        left: -120,
        right: 120,
        top: -176,
        bottom: -70,
      }),
    },
  ),
  cloth(
    "shower cap edge",
    times(48, (i): Point => {
      const t = i < 24 ? i / 23 : (47 - i) / 23, x = -104 + t * 208;
      const arch = -24 * Math.cos((x / 104) * 1.4), wave = i % 2 ? 4 : 0;
      return [x, i < 24 ? -72 + arch - wave : -50 + arch + wave];
    }),
    mix(colour, WHITE, 0.5),
    { role, volume: 0.5, line: 3 },
  ),
];

export const variant: HatEntry = {
  words: "shower cap, shower caps, bath cap",
  synonyms: "bath bathing swim swimming",
  colour: { l: 0.78, c: 0.1, h: 210 },

  draw: showerCap,
};
