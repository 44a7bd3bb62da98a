/** @module The light of screens. */
import type { Colour } from "../colour/colour.ts";

export const GLOW: Colour = { l: 0.85, c: 0.1, h: 200 };
