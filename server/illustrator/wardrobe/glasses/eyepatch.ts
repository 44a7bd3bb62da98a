/** @module An eyepatch. */
import { shift } from "../../colour/colour.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import { eyepatch } from "../masks.ts";

const patch: GlassesOf = (colour, [, right]) =>
  eyepatch(right, shift(colour, { l: -0.2 }), "accessory");

export const variant: GlassesEntry = {
  words:
    "eyepatch, eye patch, eyepatches, eye-patch, patch over one eye, patch over its eye, patch over his eye, patch over her eye, patch on one eye, pirate eyepatch, pirate patch, an eyepatch over one eye",
  nearest:
    "one eyed, missing an eye, lost an eye, only one eye, just one eye, 1 eyed, one-eyed, one eye missing, missing one eye, missing eye, lost one eye, lost his eye, lost her eye, with one eye, has one eye, single eye, one eye only, blind in one eye, one blind eye, blind eye",
  colour: { l: 0.47, c: 0.03, h: 40 },
  draw: patch,
};
