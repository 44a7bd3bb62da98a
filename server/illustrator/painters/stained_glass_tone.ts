/**
 * Colours as glass shows them with daylight behind it.
 *
 * @module
 */
import type { Colour } from "../colour.ts";

/** Clearer and deeper than paint; greys and whites stay what they are. */
export function glassOf(colour: Colour): Colour {
  const clear = Math.min(1, colour.c / 0.05);
  return {
    l: colour.l - 0.03 * clear * Math.max(0, colour.l - 0.4),
    c: Math.min(0.24, colour.c * (1 + 0.32 * clear)),
    h: colour.h,
  };
}
