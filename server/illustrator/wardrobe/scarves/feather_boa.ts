/** @module A boa of feathers. */
import { cloth } from "../cloth/cloth.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import type { Point } from "../../scene.ts";
import { times } from "../../times.ts";

/** A boa of feathers. */
const boa: ScarfOf = (colour, role = "accessory") => [
  cloth(
    "feather boa",
    times(60, (i): Point => {
      const t = i < 30 ? i / 29 : (59 - i) / 29, angle = Math.PI * t;
      const reach = (i < 30 ? 1.34 : 0.7) * (i % 2 ? 1 : 0.86);
      return [-Math.cos(angle) * 82 * reach, -22 + Math.sin(angle) * 56 * reach];
    }),
    colour,
    { role, volume: 0.7, line: 3 },
  ),
];

export const variant: ScarfEntry = {
  words: "feather boa, feather boas, boa, feathered scarf, fluffy boa",
  synonyms: "feathered feathers fluffy",
  colour: { l: 0.66, c: 0.2, h: 350 },

  draw: boa,
};
