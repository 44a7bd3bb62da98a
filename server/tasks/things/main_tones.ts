/**
 * @module Which tones of a drawing are its own colour, and change with a chosen colour: of a guitar the
 * reds of its body, not the strings.
 */
import { type Colour, fromRgb } from "../../illustrator/colour/colour.ts";
import { difference, sizeOf } from "./areas.ts";
import type { Shape } from "./svg.ts";

/** A hue is a thing's colour where it has this share of what is seen, however much else is grey. */
const ENOUGH = 0.22;

/** What is painted on a body of another colour counts from this share on. */
const STRIPE = 0.1;

/** Tones within this many degrees of hue are one colour in light and shade. */
const SAME_HUE = 32;

/** Below this chroma a tone is black, grey or white. */
const COLOURLESS = 0.045;

/** Things that take a chosen colour as a whole, although their tones differ. */
export const OF_ONE_COLOUR: readonly string[] = ["moon cake"];

/** Things of which most coloured area is glass: they take a chosen colour on their body. */
export const OF_GLASS: readonly string[] = [
  "bus",
  "minibus",
  "trolleybus",
  "train",
  "high-speed train",
  "bullet train",
  "police car",
];

/** Places in the palette: first the tone most of which is seen, then those of its kind. */
export function mainTones(
  shapes: readonly (Omit<Shape, "colour"> & { colour: number })[],
  palette: readonly string[],
  { isOfGlass = false } = {},
): number[] {
  const seen = seenOf(shapes, palette.length);
  const tones = palette.map((hex) => fromRgb(rgbOf(hex)));
  const total = seen.reduce((sum, area) => sum + area, 0);
  const kinds = tones.map((_, tone) => {
    const members = tones.flatMap((other, i) => isSame(tones[tone]!, other) ? [i] : []);
    return { tone, members, area: members.reduce((sum, i) => sum + seen[i]!, 0) };
  }).filter(({ tone }) => !isOfGlass || !isPane(tones[tone]!));
  const largest = (of: typeof kinds) =>
    of.toSorted((a, b) => b.area - a.area || seen[b.tone]! - seen[a.tone]!)[0];
  const coloured = largest(kinds.filter(({ tone }) => tones[tone]!.c >= COLOURLESS));
  // A bus is its body and what is painted on it, and not its windows.
  if (isOfGlass) {
    const painted = coloured && coloured.area >= STRIPE * total ? coloured.members : [];
    const body = largest(kinds)?.members ?? [0];
    return [...body, ...painted.filter((tone) => !body.includes(tone))];
  }
  const kind = coloured && coloured.area >= ENOUGH * total ? coloured : largest(kinds);
  return (kind?.members ?? [0]).toSorted((a, b) => seen[b]! - seen[a]!);
}

/** How much of each tone is not covered by what is drawn later. */
function seenOf(
  shapes: readonly (Omit<Shape, "colour"> & { colour: number })[],
  tones: number,
): number[] {
  const seen: number[] = new Array(tones).fill(0);
  shapes.forEach(({ area, colour, opacity }, i) => {
    const above = shapes.slice(i + 1).filter((shape) => shape.opacity === 1).map(({ area }) =>
      area
    );
    const rest = above.length > 0 ? difference(area, ...above) : area;
    seen[colour]! += opacity * sizeOf(rest);
  });
  return seen;
}

/** As panes are drawn: light blue. */
function isPane({ l, c, h }: Colour): boolean {
  return c >= COLOURLESS && l > 0.55 && h > 195 && h < 265;
}

function isSame(one: Colour, other: Colour): boolean {
  const isGrey = one.c < COLOURLESS;
  if (isGrey !== other.c < COLOURLESS) return false;
  if (isGrey) return Math.abs(one.l - other.l) < 0.25;
  const turn = Math.abs(((one.h - other.h + 540) % 360) - 180);
  return turn < SAME_HUE && Math.abs(one.l - other.l) < 0.35;
}

function rgbOf(hex: string): [number, number, number] {
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}
