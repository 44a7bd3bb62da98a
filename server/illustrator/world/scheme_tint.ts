/** @module How a colour scheme tints a background. */
import { type Colour, mix } from "../colour/colour.ts";
import type { CatSpec } from "../spec.ts";
import { isSchemeAsked } from "./tint.ts";

/** A scheme that was not asked for tints this share as much: wood stays wood, and a sky blue. */
const UNASKED = 0.3;

/** How much of its tint a scheme gives, 0..1. */
export function tintShare(spec: CatSpec): number {
  return isSchemeAsked(spec) ? 1 : UNASKED;
}

/** A colour turned towards a scheme, its lightness kept: a tint, never a repaint. */
export function tintTowards(colour: Colour, tint: Colour, amount: number): Colour {
  const goal = {
    l: colour.l,
    c: Math.max(colour.c * 0.9, Math.min(0.1, tint.c * 0.75)),
    h: tint.h,
  };
  const mixed = mix(colour, goal, amount);
  return { ...mixed, c: Math.max(mixed.c, colour.c * 0.9) };
}
