/** @module Reading glasses that hang on a chain. */
import { ellipse } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import { GOLD } from "../../colour/palette.ts";
import { times } from "../../times.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import { LENS, pair } from "../lenses.ts";

/** Narrow lenses; a string of beads hangs from both temples below the cheeks. */
const onAChain: GlassesOf = (colour, eyes) => [
  ...[-1, 1].flatMap((s) =>
    times(10, (i) => {
      const t = i / 9;
      return region({
        name: "glasses chain",
        role: "accessory",
        texture: "metal",
        outline: ellipse([s * (106 + 6 * Math.sin(Math.PI * t) - 44 * t * t), -12 + 134 * t], 6, 6),
        colour: GOLD,
        line: 2,
        volume: 0.8,
      });
    })
  ),
  ...pair(eyes, colour, ([x, y]) => ellipse([x, y + 4], 43, 33), LENS, 0.3),
];

export const variant: GlassesEntry = {
  words:
    "glasses on a chain, reading glasses on a chain, spectacles on a chain, glasses with a chain, glasses on a string, glasses on a cord, glasses chain, glasses on a beaded chain, chained glasses, librarian glasses, librarian's glasses, glasses on a gold chain, specs on a chain",
  synonyms: "chain reading spectacles string cord beaded chained librarian gold specs",
  colour: { l: 0.4, c: 0.08, h: 30 },
  draw: onAChain,
};
