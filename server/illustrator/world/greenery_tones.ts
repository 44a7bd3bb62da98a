/** @module Colours of lawns, leaves, bark and petals, before hour and scheme. */
import type { Colour } from "../colour/colour.ts";

/** Short grass. */
export const LAWN: Colour = { l: 0.68, c: 0.13, h: 138 };

/** Leaves of trees and bushes. */
export const LEAVES: Colour = { l: 0.58, c: 0.12, h: 145 };

/** Trunks. */
export const BARK: Colour = { l: 0.44, c: 0.05, h: 55 };

/** Flowers of a bed or a meadow. */
export const PETALS: Colour[] = [
  { l: 0.72, c: 0.16, h: 5 },
  { l: 0.86, c: 0.14, h: 90 },
  { l: 0.96, c: 0.015, h: 90 },
  { l: 0.66, c: 0.14, h: 300 },
  { l: 0.74, c: 0.14, h: 45 },
];
