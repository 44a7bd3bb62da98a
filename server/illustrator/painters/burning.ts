/** @module Flames, bulbs, shades and panes before a light: which forms of a picture shine themselves. */
import type { Colour } from "../colour/colour.ts";
import { bounds } from "../geometry/measure.ts";
import { shinesOn } from "../relief/lamps.ts";
import type { Item, Point, Region } from "../scene.ts";

/** Colours of fire, and of glass and paper before it. */
const FIRE = { l: 0.6, c: 0.095, from: 20, to: 115 },
  SHADE = { l: 0.8, c: 0.06, from: 60, to: 115 };

/** Around the middle of a light its flame or bulb may lie so much beside it, in units. */
const BESIDE = 14;

/** What of a form shines. */
export interface Burning {
  /** Whether something of this colour does. */
  burns: (colour: Colour) => boolean;
  /** Where its light is. */
  at: Point;
}

/** Where the lights of these items are. */
export function lightsAmong(items: readonly Item[]): Point[] {
  return items.filter(shinesOn).map(({ centre }) => centre);
}

/** What of this form shines; undefined: it has no light of its own. */
export function burningOf(
  { role, outline }: Region,
  lights: readonly Point[],
): Burning | undefined {
  if (role !== "prop" && role !== "scenery" || lights.length === 0) return undefined;
  const { left, right, top, bottom } = bounds(outline);
  const at = lights.find(([x, y]) =>
    x > left - BESIDE && x < right + BESIDE && y > top - BESIDE && y < bottom + BESIDE
  );
  return at && { burns: isHot, at };
}

function isHot({ l, c, h }: Colour): boolean {
  return [FIRE, SHADE].some((hot) => l > hot.l && c > hot.c && h > hot.from && h < hot.to);
}
