/** @module What a cat wears around its neck. */
import { aroundNeck, belowChin } from "../neckwear.ts";
import { type ScarfVariant, SCARVES } from "../scarves.ts";
import type { AccessoryEntry } from "../accessory_entry.ts";

export const accessory: AccessoryEntry = {
  variants: SCARVES,
  usual: "scarf",
  wear({ cat }, colour, { variant = "scarf" }) {
    const items = SCARVES[variant as ScarfVariant].draw(colour);
    return { neck: aroundNeck(cat.figure, belowChin(cat, items)) };
  },
};
