/** @module The cloth of robes. */
import type { Colour } from "../../colour/colour.ts";

/** A deep, rich cloth in the scheme's hue. */
export function robeOf(accent: Colour): Colour {
  return { l: 0.46, c: 0.165, h: accent.h > 60 && accent.h < 115 ? 290 : accent.h };
}
