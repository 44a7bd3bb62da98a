/** @module Natural colours, before hour and scheme. */
import type { Colour } from "../colour/colour.ts";

/** Mountain grass. */
export const GREEN: Colour = { l: 0.66, c: 0.12, h: 138 };

/** Needles. */
export const FIR: Colour = { l: 0.47, c: 0.08, h: 160 };

/** Snow in the light. */
export const SNOW: Colour = { l: 0.97, c: 0.012, h: 240 };
