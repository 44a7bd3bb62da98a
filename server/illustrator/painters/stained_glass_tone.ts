/**
 * Colours as glass shows them with daylight behind it.
 *
 * @module
 */
import type { Colour } from "../colour.ts";

/** Clearer and deeper than paint; greys and whites stay what they are. */
export function glassOf(colour: Colour): Colour {
  const clear = Math.min(1, colour.c / 0.05);
  // Even a night has daylight behind it: cobalt, not black.
  const deep = clear * Math.max(0, 0.5 - colour.l);
  return {
    l: colour.l - 0.03 * clear * Math.max(0, colour.l - 0.4) + 0.16 * deep,
    c: Math.min(0.24, colour.c * (1 + 0.32 * clear + 1.6 * deep)),
    h: colour.h,
  };
}
