/** @module A garland of flowers around the neck. */
import { mix } from "../../colour/colour.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import { flower } from "../cloth/cloth.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { times } from "../../times.ts";

/** A garland of flowers around the neck. */
export const lei: ScarfOf = (colour, role = "accessory") =>
  times(9, (i) => {
    const t = i / 8;
    return flower(
      [-80 + 160 * t, -18 + 66 * Math.sin(Math.PI * t)],
      19,
      [colour, THINGS.yellow, mix(colour, WHITE, 0.6)][i % 3]!,
      role,
      i,
    );
  }).flat();

export const variant: ScarfEntry = {
  words:
    "lei, leis, flower garland, flower necklace, hawaiian lei, garland of flowers, garland around its neck, flower lei, floral garland",
  synonyms: "flower garland hawaiian floral flowers",

  draw: lei,
};
