/**
 * Whether something is seen in the colour that words gave it: a bus whose windows alone turned red is no red bus.
 *
 * @module
 */
import type { Colour } from "../colour.ts";
import { THINGS } from "../palette.ts";
import type { Item } from "../scene.ts";
import type { ThingColour } from "../spec.ts";
import { type Sight, visibleColours } from "./visible.ts";

/** Least share of what is seen of it. */
const ENOUGH = 0.3;

/** Below this chroma a colour is black, grey or white. */
const COLOURLESS = 0.045;

/** Light and shade of one colour differ by no more than this, its hues by no more degrees. */
const SHADES = { lightness: 0.24, hue: 34 };

/** Whether enough of what is seen of some items is in this colour; true where nothing of them is solid. */
export function isPaintedIn(
  sight: Sight,
  isWanted: (item: Item) => boolean,
  colour: ThingColour,
): boolean {
  const patches = visibleColours(sight, isWanted);
  const all = areaOf(patches);
  return all === 0 ||
    areaOf(patches.filter((patch) => isLike(patch.colour, THINGS[colour]))) >= ENOUGH * all;
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
