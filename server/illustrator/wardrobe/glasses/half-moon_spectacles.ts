/** @module Reading glasses low on the nose. */
import { LENS, pair } from "../lenses.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import type { Point } from "../../scene.ts";
import { times } from "../../times.ts";

/** Reading glasses low on the nose. */
const halfMoons: GlassesOf = (colour, eyes) =>
  pair(
    eyes,
    colour,
    ([x, y]) => [
      [x - 40, y + 4],
      [x + 40, y + 4],
      ...times(9, (i): Point => {
        const angle = Math.PI * (i + 1) / 10;
        return [x + 40 * Math.cos(angle), y + 4 + 36 * Math.sin(angle)];
      }),
    ],
    LENS,
    0.3,
  );

export const variant: GlassesEntry = {
  words:
    "half-moon spectacles, half moon spectacles, half-moon glasses, half moon glasses, half rim glasses, granny glasses",
  synonyms: "half moon granny glasses spectacles rim",
  colour: { l: 0.83, c: 0.145, h: 86 },

  draw: halfMoons,
};
