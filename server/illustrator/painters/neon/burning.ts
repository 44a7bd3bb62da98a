/** @module Flames, bulbs, shades and panes before a light: in a night of tubes nothing is as bright as they. */
import { type Colour, css } from "../../colour/colour.ts";
import { bounds } from "../../geometry/measure.ts";
import { shinesOn } from "../../relief/lamps.ts";
import type { Item, Point, Region } from "../../scene.ts";
import { clipped, type Context, fillRadial, softFill, trace } from "../canvas.ts";

/** Colours of fire, and of glass and paper before it. */
const FIRE = { l: 0.6, c: 0.095, from: 20, to: 115 },
  SHADE = { l: 0.8, c: 0.075, from: 60, to: 115 };

/** Around the middle of a light its flame or bulb may lie so much beside it, in units. */
const BESIDE = 14;

/** How brightly it shines on what is around it, 0..1. */
const BLOOM = 0.85;

/** How pure a flame is at least. */
const PURE = 0.17;

/** The pale heart of a light: its size against the form around it, at most so many units. */
const HEART = { colour: { l: 0.95, c: 0.1, h: 88 }, wide: 0.5, most: 120, strength: 0.7 };

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

/** The colour of what shines in the night. */
export function aflame({ l, c, h }: Colour): Colour {
  return { l, c: Math.max(c, PURE), h };
}

/** What of a form burns, on the layer of what shines: its glow falls around it. */
export function layBurning(tubes: Context, region: Region, { burns, at }: Burning): void {
  const { outline, colour, marks } = region;
  const isLit = burns(colour);
  if (!isLit && !marks.some((mark) => burns(mark.colour))) return;
  const { left, right, top, bottom } = bounds(outline);
  tubes.save();
  clipped(tubes, outline, () => {
    tubes.globalAlpha *= BLOOM;
    if (isLit) fillWith(tubes, outline, aflame(colour));
    for (const mark of marks) {
      if (mark.kind === "light" || mark.kind === "shade") continue;
      tubes.globalCompositeOperation = burns(mark.colour) ? "source-over" : "destination-out";
      softFill(tubes, { ...mark, colour: aflame(mark.colour) });
    }
    // Its heart shines only where something burns.
    tubes.globalCompositeOperation = "source-atop";
    fillRadial(tubes, {
      centre: at,
      radius: Math.min(HEART.most, Math.min(right - left, bottom - top) * HEART.wide),
      colour: HEART.colour,
      strength: HEART.strength,
    }, [0.4, 0.5]);
  });
  tubes.restore();
}

function fillWith(tubes: Context, outline: readonly Point[], colour: Colour): void {
  tubes.fillStyle = css(colour);
  trace(tubes, outline);
  tubes.fill();
}
