/**
 * @module Whether something is seen in the colour that words gave it: a bus whose windows alone turned red
 * is no red bus.
 */
import type { Colour } from "../colour/colour.ts";
import { THINGS } from "../colour/palette.ts";
import type { Item } from "../scene.ts";
import type { ThingColour } from "../spec.ts";
import { type Patch, type Sight, visibleColours } from "./visible.ts";

/** Least share of what is seen of it. */
const ENOUGH = 0.3;

/** Below this chroma a colour is black, grey or white. */
const COLOURLESS = 0.045;

/** From here on it is a hue that one would name. */
const VIVID = 0.09;

/** Light and shade of one colour differ by no more than this, its hues by no more degrees. */
const SHADES = { lightness: 0.24, hue: 34 };

/**
 * Whether enough of what is seen of some items is in this colour, and no other hue is seen more; true where nothing of
 * them is solid.
 */
export function isPaintedIn(
  sight: Sight,
  isWanted: (item: Item) => boolean,
  colour: ThingColour,
): boolean {
  const patches = visibleColours(sight, isWanted);
  if (patches.length === 0) return true;
  const asked = THINGS[colour];
  const [own, others] = [
    patches.filter((patch) => isLike(patch.colour, asked)),
    patches.filter((patch) => !isLike(patch.colour, asked)),
  ];
  const isEnough = areaOf(own) >= ENOUGH * areaOf(patches);
  return isEnough && (asked.c < COLOURLESS || largestHue(others) <= areaOf(own));
}

/** How much is seen of the hue of which most is seen. */
function largestHue(patches: readonly Patch[]): number {
  const areas = new Map<number, number>();
  for (const { colour: { c, h }, area } of patches) {
    const hue = Math.floor(h / SHADES.hue);
    if (c >= VIVID) areas.set(hue, (areas.get(hue) ?? 0) + area);
  }
  return Math.max(0, ...areas.values());
}

function isLike(one: Colour, other: Colour): boolean {
  const isGrey = other.c < COLOURLESS;
  if (isGrey) return one.c < 2 * COLOURLESS && Math.abs(one.l - other.l) < SHADES.lightness;
  const turn = Math.abs(one.h - other.h) % 360;
  return one.c >= COLOURLESS / 2 && Math.min(turn, 360 - turn) <= SHADES.hue;
}

function areaOf(patches: readonly { area: number }[]): number {
  return patches.reduce((sum, { area }) => sum + area, 0);
}
