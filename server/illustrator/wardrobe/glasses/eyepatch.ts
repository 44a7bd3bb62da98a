/**
 * An eyepatch.
 *
 * @module
 */
import { shift } from "../../colour.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import { eyepatch } from "../masks.ts";
import { nearest, says } from "../../vocabulary/term.ts";

const patch: GlassesOf = (colour, [, right]) =>
  eyepatch(right, shift(colour, { l: -0.2 }), "accessory");

export const variant: GlassesEntry = {
  words: [
    says({ accessory: "glasses" }, "eyepatch, eye patch, eyepatches", { variant: "eyepatch" }),
    nearest(
      { accessory: "glasses" },
      "one eyed, missing an eye, lost an eye, only one eye, just one eye",
      { variant: "eyepatch" },
    ),
  ],
  colour: { l: 0.47, c: 0.03, h: 40 },
  draw: patch,
};
