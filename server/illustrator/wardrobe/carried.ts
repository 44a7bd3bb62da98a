/** @module What a cat has with it and does not wear. */
import type { Worn } from "../spec.ts";
import { ACCESSORIES } from "./accessories.ts";
import { isCarriedAt } from "./accessory_entry.ts";
import { GADGETS, type GadgetVariant } from "./gadgets.ts";

/** Whether it is beside the cat or in its paws, and not on it. */
export function isCarried({ kind, variant }: Worn): boolean {
  if (kind !== "gadget") return ACCESSORIES[kind].carried === true;
  return !variant || isCarriedAt(GADGETS[variant as GadgetVariant].spot);
}
