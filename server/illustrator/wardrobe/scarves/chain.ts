/** @module A thick chain. */
import { shift } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { cloth } from "../cloth/cloth.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { times } from "../../times.ts";

/** A thick chain. */
const chain: ScarfOf = (colour, role = "accessory") =>
  times(13, (i) => {
    const share = (i - 6) / 6;
    return cloth(
      `chain link ${i + 1}`,
      ellipse([share * 70, 62 - share ** 2 * 62], i % 2 ? 9 : 11, 8, share),
      i % 2 ? shift(colour, { l: -0.1 }) : colour,
      { role, texture: "metal", line: 2.4, volume: 0.7 },
    );
  });

export const variant: ScarfEntry = {
  words:
    "chain, gold chain, gold chains, big chain, chunky chain, rapper chain, thick chain, gold chain necklace, chain around its neck, chain around his neck, chain around her neck",
  synonyms: "gold big chunky rapper thick",
  colour: { l: 0.84, c: 0.14, h: 88 },
  draw: chain,
};
