/**
 * @module How much the colours of a picture count in the palette of pixel art, and which forms are too
 * small for it.
 */
import type { Role } from "../../scene.ts";

/** How much more than its cells a small thing's colour counts in the palette. */
export const PALETTE_WEIGHTS: Partial<Record<Role, number>> = {
  coat: 2,
  costume: 3,
  accessory: 4,
  prop: 3,
  face: 9,
};

/** Forms smaller than this, in cells, are all colour: a line would swallow them. */
export const TINY = 26;
