/** @module Colours as glass shows them with daylight behind it. */
import type { Colour } from "../../colour/colour.ts";

/** From this lightness on white glass is opal; what is darker is grey or black. */
export const OPAL = 0.78;

/** Clearer and deeper than paint; greys and whites stay what they are. */
export function glassOf(colour: Colour): Colour {
  const clear = Math.min(1, colour.c / 0.05);
  // Even a night has daylight behind it: cobalt, not black.
  const deep = clear * Math.max(0, 0.5 - colour.l);
  // Black glass is so deep that only its middle shines; a breath of blue in it, for more would make a blue cat.
  if (colour.l < 0.42 && colour.c < 0.035) {
    return { l: colour.l * 0.86, c: colour.c * 0.5 + 0.012, h: 275 };
  }
  return {
    l: colour.l - 0.03 * clear * Math.max(0, colour.l - 0.4) + 0.16 * deep,
    c: Math.min(0.22, colour.c * (1 + 0.32 * clear + 1.6 * deep)),
    h: colour.h,
  };
}

/** Glass behind the cat: jewel tones, for a pale pane beside the cat would outshine it. */
export function jewelOf(colour: Colour): Colour {
  const { l, c, h } = glassOf(colour);
  const pale = Math.max(0, l - 0.5);
  const tinted = Math.min(1, c / 0.025);
  const green = Math.max(0, 1 - Math.abs(h - GREEN.h) / GREEN.within);
  return {
    l: (l - 0.42 * pale * tinted) * DEEP * (1 - GREEN.deeper * green),
    c: Math.min(0.2, c + 0.3 * pale * tinted + 0.2 * c) * (1 - GREEN.greyer * green),
    h: h + GREEN.cooler * green,
  };
}

/** Green glass is that of bottles: as pure as red and blue it would outshine the cat. */
const GREEN = { h: 138, within: 40, deeper: 0.14, greyer: 0.34, cooler: 8 };

/** Lightness of what lies behind, against that of glass: the cat has the most light. */
const DEEP = 0.955;

/** Sun and moon, the clearest panes of a window. */
export function shiningOf({ l, c, h }: Colour): Colour {
  return { l: l * 0.95, c: Math.min(0.17, c * 1.7), h };
}
