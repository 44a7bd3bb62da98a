/** @module What a cat wears on its head. */
import { moveItems } from "../../geometry/transform.ts";
import { HATS, type HatVariant } from "../hats.ts";
import type { AccessoryEntry } from "../accessory_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const accessory: AccessoryEntry = {
  words: [
    says({ accessory: "hat" }, "hat, hats"),
    nearest(
      { accessory: "hat" },
      "tiny hat, little hat, head band, afro, mohawk, pompadour, quiff, hair bun, top knot, toupee, hachimaki",
    ),
  ],
  variants: HATS,
  usual: "beanie",
  wear({ cat }, colour, { variant = "beanie" }) {
    return { head: moveItems(cat.toHead, HATS[variant as HatVariant].draw(colour)) };
  },
};
