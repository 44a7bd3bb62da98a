/**
 * @module Forms in pixel art: cells of a ramp, light and shade in its steps, marks as clusters, a line one
 * cell wide.
 */
import { widthOf } from "../../geometry/measure.ts";
import type { Point, Region, Scene } from "../../scene.ts";
import type { Lighting } from "../../relief/lighting.ts";
import { burningOf } from "../burning.ts";
import { type Grid, veil } from "./grid.ts";
import { calmed } from "./calm_edge.ts";
import { eachCell, type Mask, maskOf, SIDE } from "./mask.ts";
import type { PlaceTint } from "./place_tint.ts";
import { baseTones } from "./base.ts";
import { LARGEST_HEART, stampHeart } from "./heart.ts";
import { paintPixelContour } from "./contour.ts";
import { levelsOf, litLevels } from "./levels.ts";
import { TINY } from "./palette_weights.ts";

/** White has one shade, lest it turn dirty. */
const PALE = 0.84;

/** An open mouth as light as this is full of teeth. */
const TEETH = 0.75;

/** Forms of fur larger than this, in cells, have a calm edge. */
const CALM = 40;
/** Things of a place smaller than this, in cells, are left out: it has larger clusters than the cat. */
const CRUMB = 9;

function isCrumb({ role, texture }: Region, { count }: Mask): boolean {
  return role === "scenery" && texture !== "light" && count < CRUMB;
}

/** The light on a subject, and the colours that its place gives it. */
export interface DrawnLight extends Lighting {
  tint: PlaceTint | undefined;
  /** Where flames and bulbs are. */
  lights: readonly Point[];
}

function tintOf(grid: Grid, { tint, lamp, relief: { cells } }: DrawnLight) {
  const share = cells / SIDE;
  if (!tint) return undefined;
  if (!lamp) return (tone: number, steps: number) => tint(grid.tones, tone, steps, 0);
  return (tone: number, steps: number, x: number, y: number) => {
    const cell = Math.floor((y + 0.5) * share) * cells + Math.floor((x + 0.5) * share);
    return tint(grid.tones, tone, steps, lamp[cell]!);
  };
}

/** Paints a form; `lighting` is that of the subject it belongs to, absent for its surroundings. */
export function paintPixelForm(
  grid: Grid,
  region: Region,
  scene: Scene,
  lighting: DrawnLight | undefined,
): void {
  const ofSubject = lighting !== undefined;
  const cells = maskOf(region.outline);
  const mask = ofSubject && region.texture === "fur" && cells.count > CALM ? calmed(cells) : cells;
  if (mask.count === 0 || !ofSubject && isCrumb(region, mask)) return;
  if (region.name.startsWith("heart") && mask.count < LARGEST_HEART) {
    return stampHeart(grid, region, mask, ofSubject);
  }
  const opacity = region.opacity ?? 1;
  if (opacity < 0.9) return eachCell(mask, (_x, _y, at) => veil(grid, at, region.colour, opacity));
  const isGrin = region.name === "open mouth" && region.colour.l > TEETH;
  // Gaps between teeth would be crumbs.
  const bases = baseTones(grid, isGrin ? { ...region, marks: [] } : region, mask, ofSubject);
  const tiny = ofSubject && region.texture !== "light" ? TINY : 3 * TINY;
  // A collar would be nothing but its line.
  const isThin = region.role === "accessory" && mask.count < 4.5 * (widthOf(mask.box) + 1);
  // The locks of a ruff would be crumbs of ink.
  const isRuff = region.name === "chest";
  const outlined = region.line > 0 && (mask.count > tiny || isGrin) &&
    (region.role !== "face" || isGrin) &&
    !isThin && !isRuff;
  const level = lighting
    ? litLevels(region, mask, lighting)
    : levelsOf(region, mask, scene, outlined ? 1 : 0);
  const tinted = lighting && region.texture !== "light" ? tintOf(grid, lighting) : undefined;
  // What shines itself is not tinted by its own light: a flame would be one flat tone.
  const burning = tinted && burningOf(region, lighting!.lights);
  eachCell(mask, (x, y, at) => {
    const base = bases[at]!, steps = level(x, y);
    const tone = grid.tones.step(
      base,
      grid.tones.list[base]!.l > PALE ? Math.max(-1, steps) : steps,
    );
    const isAflame = burning?.burns(grid.tones.list[base]!);
    grid.cells[at] = isAflame ? base : tinted ? tinted(tone, steps, x, y) : tone;
    grid.subject[at] = ofSubject ? 1 : 0;
    grid.floor[at] = region.role === "ground" ? 1 : 0;
    grid.inked[at] = grid.bare[at] = 0;
  });
  if (outlined) paintPixelContour(grid, region, mask, ofSubject ? scene.light.towards : undefined);
}
