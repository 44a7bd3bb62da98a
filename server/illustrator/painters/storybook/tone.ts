/** @module Colours of gouache: matt, warm, a little aged. */
import { type Colour, mix } from "../../colour/colour.ts";

/** Paper and white paint. */
export const CREAM: Colour = { l: 0.955, c: 0.032, h: 86 };

/** What gouache makes of a colour: no pure black, no cold white. */
export function gouache(colour: Colour): Colour {
  const warm = mix(colour, CREAM, 0.035);
  const deep = Math.max(0, 0.55 - colour.l);
  return {
    l: 0.039 + warm.l * 0.96 - 0.02 * deep * Math.min(1, warm.c / 0.06),
    c: warm.c * (1.2 + 0.9 * deep),
    h: warm.h,
  };
}
