/** @module The unshaded tones of a form in pixel art: its colours with its marks as clusters. */
import { type Colour, mix } from "../../colour/colour.ts";
import { bounds } from "../../geometry/measure.ts";
import { offsetOutline } from "../../geometry/outline.ts";
import { ellipse } from "../../geometry/shapes.ts";
import type { Mark, Point, Region } from "../../scene.ts";
import { isBlush } from "../canvas.ts";
import type { Grid } from "./grid.ts";
import { CELL, eachCell, type Mask, maskOf, SIDE } from "./mask.ts";
import { PALETTE_WEIGHTS, TINY } from "./palette_weights.ts";

/** Marks are taken by less of a cell than forms, so that thin stripes hold together. */
const MARK_SHARE = 0.42;

/** Shorter stripes, in cells, are left out. */
const LEAST_STRIPE = 5;

/** Marks of a place smaller than this, in cells, are left out: it has larger clusters than the cat. */
const LEAST_AROUND = 6;

/** Coats darker than this show no blush. */
const DARK = 0.42;

/** The unshaded tone of each cell: the ground colour with its marks. */
export function baseTones(
  grid: Grid,
  region: Region,
  mask: Mask,
  ofSubject: boolean,
): Int16Array {
  const worth = PALETTE_WEIGHTS[region.role];
  const bases = new Int16Array(SIDE * SIDE);
  const grounds = bandsOf(region).map((colour) => grid.tones.of(clear(colour, region), worth));
  const { top, bottom } = mask.box;
  eachCell(mask, (_x, y, at) => {
    const band = Math.floor(((y - top) / (bottom - top + 1)) * grounds.length);
    bases[at] = grounds[band]!;
  });
  const marks = mask.count > TINY
    ? region.marks
    : region.marks.filter(({ kind }) => kind !== "light");
  const least = ofSubject ? 0 : LEAST_AROUND;
  for (const mark of marks) layMark(grid, region, mark, { mask, bases, least });
  return bases;
}

/** Few colours must carry a background: they are a little purer than the thing is. */
function clear(colour: Colour, { role }: Region): Colour {
  const far = role === "sky" || role === "scenery" || role === "ground";
  return far ? { ...colour, l: colour.l + (colour.l - 0.55) * 0.1, c: colour.c * 1.1 } : colour;
}

/** Four bands from top to bottom where a form changes its colour. */
function bandsOf({ colour, colourEnd }: Region): Colour[] {
  if (!colourEnd) return [colour];
  return [0, 0.36, 0.68, 1].map((t) => mix(colour, colourEnd, t));
}

function layMark(
  grid: Grid,
  region: Region,
  mark: Mark,
  { mask, bases, least }: { mask: Mask; bases: Int16Array; least: number },
): void {
  const worth = PALETTE_WEIGHTS[region.role], tone = clear(mark.colour, region);
  const lay = (cells: Mask, opacity: number) => {
    if (cells.count < least) return;
    const mixed = new Map<number, number>();
    eachCell(cells, (_x, _y, at) => {
      if (!mask.on[at]) return;
      const base = bases[at]!;
      let laid = mixed.get(base);
      if (laid === undefined) {
        laid = grid.tones.of(mix(grid.tones.list[base]!, tone, opacity), worth);
        mixed.set(base, laid);
      }
      bases[at] = laid;
    });
  };
  const opacity = mark.opacity ?? 1;
  // On a black cat a breath of pink is a brown stain.
  if (isBlush(mark) && region.colour.l < DARK) return;
  if (isBlush(mark)) return lay(maskOf(dab(mark.outline)), Math.min(0.6, opacity + 0.2));
  if (mark.soft < CELL * 0.6 && mark.kind !== "stripe") {
    return lay(maskOf(mark.outline, MARK_SHARE), opacity);
  }
  if (mark.kind === "stripe") {
    const stripe = maskOf(mark.outline, MARK_SHARE);
    return stripe.count < LEAST_STRIPE ? undefined : lay(stripe, opacity);
  }
  lay(maskOf(offsetOutline(mark.outline, mark.soft * 0.5)), opacity * 0.45);
  lay(maskOf(offsetOutline(mark.outline, -mark.soft * 0.35)), opacity);
}

/** A blush is at most so many times as wide as high: stretched over a near cheek it would be a smear. */
const WIDEST_BLUSH = 1.7;

/** A blush as a dab in its middle. */
function dab(outline: readonly Point[]): Point[] {
  const { left, right, top, bottom } = bounds(outline), high = (bottom - top) / 2;
  const wide = Math.min((right - left) / 2, high * WIDEST_BLUSH);
  return ellipse([(left + right) / 2, (top + bottom) / 2], wide, high * 0.7);
}
