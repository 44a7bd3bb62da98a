/** @module Something with a battery. */
import { moveItems, placing } from "../../geometry/transform.ts";
import { GADGETS, type GadgetVariant } from "../gadgets.ts";
import { at, onGround } from "../prop_spots.ts";
import type { AccessoryEntry } from "../accessory_entry.ts";

export const accessory: AccessoryEntry = {
  words: "gadget, gadgets, device, high tech gadget, gizmo, tech gadget",
  nearest: "smartwatch, smart watch, watch",
  variants: GADGETS,
  usual: "headphones",
  wear({ cat }, colour, { variant = "headphones", places }) {
    const { spot, half, draw } = GADGETS[variant as GadgetVariant];
    const items = draw(colour);
    switch (spot) {
      case "ears":
        return { head: moveItems(cat.toHead, items) };
      case "neck":
        return { neck: moveItems(placing(cat.figure.neck), items) };
      case "air":
        return { around: at(places.air(), items, 1.2) };
      case "ground":
        return onGround(places, { half }, items, 1.2);
    }
  },
};
