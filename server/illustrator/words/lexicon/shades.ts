/**
 * @module Whether the words for a colour name a shade that things are not painted in: "dark green" is
 * painted green, and a receipt says so. Some shades are colours of their own: dark blue is navy.
 */
import type { ThingColour } from "../../spec.ts";

/** Light and dark, and greens that are called so. */
const SHADE =
  /^(?:dark|darkest|deep|light|pale|pastel|forest|mint|sage|olive|lime|bottle|hunter)\b/;

/** As dark or as light as such words say. */
const DARK: readonly ThingColour[] = ["navy", "burgundy", "black"];
const LIGHT: readonly ThingColour[] = ["pink", "beige", "white", "silver"];

/** Whether English words for a colour mean a shade of what is painted. */
export function isShade(name: string, painted: ThingColour): boolean {
  return SHADE.test(name) && !(/^d/.test(name) ? DARK : LIGHT).includes(painted);
}
