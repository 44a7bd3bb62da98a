/** @module What a cat wears on its head. */
import { moveItems } from "../../geometry/transform.ts";
import { HATS, type HatVariant } from "../hats.ts";
import type { AccessoryEntry } from "../accessory_entry.ts";

export const accessory: AccessoryEntry = {
  words: "hat, hats",
  nearest:
    "tiny hat, little hat, head band, afro, mohawk, pompadour, quiff, hair bun, top knot, toupee, hachimaki",
  variants: HATS,
  usual: "beanie",
  wear({ cat }, colour, { variant = "beanie" }) {
    return { head: moveItems(cat.toHead, HATS[variant as HatVariant].draw(colour)) };
  },
};
