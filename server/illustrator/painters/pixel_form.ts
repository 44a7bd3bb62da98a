/**
 * Forms in pixel art: cells of a ramp, light and shade in the steps of a ramp, marks as
 * clusters, a line one cell wide.
 *
 * @module
 */
import { type Colour, mix } from "../colour.ts";
import { heightOf, widthOf } from "../geometry/measure.ts";
import { grow } from "../geometry/shapes.ts";
import type { Line, Mark, Point, Region, Role, Scene } from "../scene.ts";
import { isBlush, tapered } from "./canvas.ts";
import type { Lighting } from "../relief/lighting.ts";
import { FORM } from "../relief/relief.ts";
import { type Grid, veil } from "./pixel_grid.ts";
import {
  CELL,
  cellsNear,
  eachCell,
  isBorder,
  isSet,
  lineMask,
  type Mask,
  maskOf,
  SIDE,
} from "./pixel_mask.ts";
import { inkOf } from "./pixel_tones.ts";

/** How much more than its cells a small thing's colour counts in the palette. */
const WORTH: Partial<Record<Role, number>> = {
  coat: 2,
  costume: 3,
  accessory: 4,
  prop: 3,
  face: 9,
};
/** Marks are taken by less of a cell than forms, so that thin stripes hold together. */
const MARK_SHARE = 0.42;
/** Shorter stripes, in cells, are left out. */
const LEAST_STRIPE = 5;
/** Coats darker than this show no blush. */
const DARK = 0.42;
/** White has one shade, lest it turn dirty. */
const PALE = 0.84;
/** Forms smaller than this, in cells, are all colour: a line would swallow them. */
const TINY = 26;

/** Paints a form; `lighting` is that of the subject it belongs to, absent for its surroundings. */
export function paintPixelForm(
  grid: Grid,
  region: Region,
  scene: Scene,
  lighting: Lighting | undefined,
): void {
  const ofSubject = lighting !== undefined;
  const mask = maskOf(region.outline);
  if (mask.count === 0) return;
  if (region.name.startsWith("heart") && mask.count < LARGEST_HEART) {
    return stampHeart(grid, region, mask, ofSubject);
  }
  const opacity = region.opacity ?? 1;
  if (opacity < 0.9) return eachCell(mask, (_x, _y, at) => veil(grid, at, region.colour, opacity));
  const bases = baseTones(grid, region, mask);
  const tiny = ofSubject && region.texture !== "light" ? TINY : 3 * TINY;
  // A collar would be nothing but its line.
  const isThin = region.role === "accessory" && mask.count < 4.5 * (widthOf(mask.box) + 1);
  const outlined = region.line > 0 && mask.count > tiny && region.role !== "face" && !isThin;
  const level = lighting
    ? litLevels(region, mask, lighting)
    : levelsOf(region, mask, scene, outlined ? 1 : 0);
  eachCell(mask, (x, y, at) => {
    const base = bases[at]!, steps = level(x, y);
    grid.cells[at] = grid.tones.step(
      base,
      grid.tones.list[base]!.l > PALE ? Math.max(-1, steps) : steps,
    );
    grid.subject[at] = ofSubject ? 1 : 0;
    grid.floor[at] = region.role === "ground" ? 1 : 0;
    grid.inked[at] = 0;
  });
  if (outlined) paintInk(grid, region, mask, ofSubject ? scene.light.towards : undefined);
}

/** Hearts of fewer cells are sprites. */
const LARGEST_HEART = 60;
const HEART = [".#.#.", "#####", "#####", ".###.", "..#.."];

function stampHeart(grid: Grid, { colour }: Region, { box }: Mask, ofSubject: boolean): void {
  const left = Math.round((box.left + box.right) / 2) - 2;
  const top = Math.round((box.top + box.bottom) / 2) - 2;
  const tone = grid.tones.of(colour, 6), shine = grid.tones.of({ ...colour, l: 0.86, c: 0.08 }, 6);
  HEART.forEach((row, y) =>
    Array.from(row).forEach((cell, x) => {
      if (cell === "." || !isOnGrid(left + x, top + y)) return;
      const at = (top + y) * SIDE + left + x;
      grid.cells[at] = x === 1 && y === 1 ? shine : tone;
      grid.subject[at] = ofSubject ? 1 : 0;
      grid.inked[at] = 0;
    })
  );
}

function isOnGrid(x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < SIDE && y < SIDE;
}

/** The part of a whisker that is drawn: as wide as an eye's line all along, whole ones would cross out the face. */
const WHISKER = { from: 0.58, to: 0.95 };
/** How many cells of it lie on the cheek. */
const ROOTED = 2.5;
/** A whisker is one run of cells, or two with one step between them. */
const LEAST_STEPPED = 2.2;

/** A line one cell wide, or a tapering stroke where it is wider. */
export function paintPixelLine(grid: Grid, line: Line, ofSubject: boolean): void {
  const width = (line.width[0] + line.width[1]) / 2 / CELL;
  if (line.name.includes("whisker")) return paintWhisker(grid, line);
  const { points } = line;
  // Folds of the coat and gaps between toes would be crumbs.
  if (line.role === "coat") return;
  const falling = line.role === "sky" && isSteep(points);
  const mask = width > 1.6 && !falling ? maskOf(tapered(line)) : lineMask(
    (falling ? upright(points) : straightened(points)).map(([x, y]) => [x / CELL, y / CELL]),
  );
  const tone = grid.tones.of(line.colour, WORTH[line.role]);
  eachCell(mask, (_x, _y, at) => {
    grid.cells[at] = tone;
    if (ofSubject && grid.subject[at]) grid.inked[at] = 0;
  });
}

function paintWhisker(grid: Grid, line: Line): void {
  // Two at each side are enough of a beard.
  if (line.name.endsWith("whisker 2")) return;
  const all = line.points.map(([x, y]): Point => [x / CELL, y / CELL]);
  // It begins two cells inside the edge of the cheek; before a body it has no edge to begin at.
  const leaves = all.findIndex(([x, y]) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    return isOnGrid(column, row) && !grid.subject[row * SIDE + column];
  });
  const edge = all[leaves];
  const root = edge && all.findIndex(([x, y]) => Math.hypot(x - edge[0], y - edge[1]) <= ROOTED);
  const points = all.slice(
    root ?? Math.floor(all.length * WHISKER.from),
    Math.ceil(all.length * WHISKER.to),
  );
  if (points.length < 2) return;
  const [x1, y1] = points[0]!, [x2, y2] = points.at(-1)!;
  const rise = y2 - y1, middle = (y1 + y2) / 2;
  const level = Math.abs(rise) < Math.abs(x2 - x1) * 0.6;
  const half = Math.abs(rise) < LEAST_STEPPED ? 0 : Math.sign(rise) * 0.5;
  const runs: Point[][] = level
    ? [[[x1, middle - half], [(x1 + x2) / 2, middle - half]], [
      [(x1 + x2) / 2, middle + half],
      [x2, middle + half],
    ]]
    : [points];
  const tone = grid.tones.of(line.colour, WORTH[line.role]);
  for (const run of runs) {
    eachCell(lineMask(run), (_x, _y, at) => {
      grid.cells[at] = tone;
      if (grid.subject[at]) grid.inked[at] = 0;
    });
  }
}

/** Whether a line falls more than it runs aside. */
function isSteep(points: readonly Point[]): boolean {
  const from = points[0]!, to = points.at(-1)!;
  return Math.abs(to[1] - from[1]) > 1.5 * Math.abs(to[0] - from[0]);
}

/** Rain falls in columns: a slanting streak of a few cells would be a hook. */
function upright(points: readonly Point[]): readonly Point[] {
  const from = points[0]!, to = points.at(-1)!, x = (from[0] + to[0]) / 2;
  return [[x, from[1]], [x, to[1]]];
}

/** An almost straight line is straight: its steps come out even. */
function straightened(points: readonly Point[]): readonly Point[] {
  const from = points[0]!, to = points.at(-1)!;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const bulge = points.map(([x, y]) => Math.abs((x - from[0]) * dy - (y - from[1]) * dx) / length);
  return Math.max(...bulge) < CELL * 1.3 && length > CELL * 5 ? [from, to] : points;
}

/** The unshaded tone of each cell: the ground colour with its marks. */
function baseTones(grid: Grid, region: Region, mask: Mask): Int16Array {
  const worth = WORTH[region.role];
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
  for (const mark of marks) layMark(grid, region, mark, mask, bases);
  return bases;
}

/** Few colours must carry a background: they are a little purer than the thing is. */
function clear(colour: Colour, { role }: Region): Colour {
  const far = role === "sky" || role === "scenery" || role === "ground";
  return far ? { ...colour, l: colour.l + (colour.l - 0.55) * 0.1, c: colour.c * 1.25 } : colour;
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
  mask: Mask,
  bases: Int16Array,
): void {
  const worth = WORTH[region.role], tone = clear(mark.colour, region);
  const lay = (cells: Mask, opacity: number) => {
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
  if (isBlush(mark)) return lay(maskOf(mark.outline), Math.min(0.6, opacity + 0.1));
  if (mark.soft < CELL * 0.6 && mark.kind !== "stripe") {
    return lay(maskOf(mark.outline, MARK_SHARE), opacity);
  }
  if (mark.kind === "stripe") {
    const stripe = maskOf(mark.outline, MARK_SHARE);
    return stripe.count < LEAST_STRIPE ? undefined : lay(stripe, opacity);
  }
  lay(maskOf(grow(mark.outline, mark.soft * 0.5)), opacity * 0.45);
  lay(maskOf(grow(mark.outline, -mark.soft * 0.35)), opacity);
}

/** Tones of a ramp: below each share of the key light a step down, above the last one up. */
const RAMP = { deep: 0.17, shade: 0.45, lit: 0.9, coat: 0.42 };
/** Hollows deeper than this are a step darker. */
const HOLLOW = 0.4;

/** Steps up or down the ramp by the light on the relief. */
function litLevels(
  { texture, role }: Region,
  mask: Mask,
  { relief: { cells, cover }, key, occlusion, lamp }: Lighting,
): (x: number, y: number) => number {
  // A collar has too few cells for light and shade.
  const isSmall = mask.count < 2 * TINY && role !== "coat";
  if (texture === "light" || role === "face" || isSmall) return () => 0;
  const shiny = texture === "metal" || texture === "glass";
  const share = cells / SIDE;
  return (x, y) => {
    const cell = Math.floor((y + 0.5) * share) * cells + Math.floor((x + 0.5) * share);
    if (cover[cell] !== FORM) return 0;
    if (shiny && isStreak(mask, x, y)) return 2;
    const light = Math.max(key[cell]!, (lamp?.[cell] ?? 0) * 1.6);
    // A coat has no deepest tone: it would break its limbs into lumps.
    if (role === "coat") return light < RAMP.coat ? -1 : light > RAMP.lit ? 1 : 0;
    if (light < RAMP.deep || light < RAMP.shade && occlusion[cell]! > HOLLOW) return -2;
    if (light < RAMP.shade || occlusion[cell]! > HOLLOW) return -1;
    return light > RAMP.lit ? 1 : 0;
  };
}

/** Steps up or down the ramp by where a cell lies on the form, seen from the light. */
function levelsOf(
  { volume, texture, colourEnd }: Region,
  mask: Mask,
  { light }: Scene,
  ink: number,
): (x: number, y: number) => number {
  const size = Math.min(widthOf(mask.box), heightOf(mask.box)) + 1;
  if (texture === "cloud") return cloudLevels(mask);
  if (texture === "light" || volume <= 0.15 || size < 4) return () => 0;
  const [lx, ly] = light.towards;
  const beyond = (x: number, y: number, reach: number) =>
    !isSet(mask, Math.round(x + lx * reach), Math.round(y + ly * reach));
  const shade = ink + Math.max(0.8, size * 0.19 * volume);
  const deep = ink + size * 0.07 * volume;
  const lit = ink + Math.max(0.6, Math.min(2.4, size * 0.06 * volume));
  const shiny = texture === "metal" || texture === "glass";
  return (x, y) => {
    if (size >= 14 && !colourEnd && beyond(x, y, -deep)) return -2;
    if (beyond(x, y, -shade)) return -1;
    if (shiny && isStreak(mask, x, y)) return 2;
    if (size >= 6 && beyond(x, y, lit)) return 1;
    return 0;
  };
}

/** Two slanting streaks of reflected light. */
function isStreak({ box }: Mask, x: number, y: number): boolean {
  const from = Math.round((widthOf(box) + heightOf(box)) * 0.3);
  const across = x - box.left + (y - box.top) - from;
  return across >= 0 && across < 5 && across !== 2 && across !== 3;
}

/** Heaps of cloud: the mask again, lower and lower, in deeper tones. */
function cloudLevels(mask: Mask): (x: number, y: number) => number {
  const { top, bottom } = mask.box;
  const rise = bottom - top + 1;
  return (x, y) => {
    const above = (share: number) => isSet(mask, x, Math.round(bottom - (bottom - y) / share));
    return rise < 5 ? 0 : above(0.34) ? -1 : above(0.66) ? 0 : 1;
  };
}

/** How directly an edge must look at the light for its line to break. */
const FACING = 0.55;

/**
 * The line of a form in a darker hue of its own; of the subject it is broken where it looks at the light, and no
 * line runs beside another.
 */
function paintInk(
  grid: Grid,
  { colour, contour, role }: Region,
  mask: Mask,
  towards: Point | undefined,
): void {
  const tone = grid.tones.of(inkOf(colour), WORTH[role] ? 3 : 1);
  const near = contour && cellsNear(contour);
  eachCell(mask, (x, y, at) => {
    if ((near && !near[at]) || !isBorder(mask, x, y)) return;
    const out = SIDES.filter(([dx, dy]) => !isSet(mask, x + dx, y + dy));
    const beside = out.map(([dx, dy]) => at + dy * SIDE + dx);
    if (towards && beside.some((to) => grid.inked[to] && grid.subject[to])) return;
    const facing = towards && out.some(([dx, dy]) => dx * towards[0] + dy * towards[1] > FACING);
    const within = beside.every((to) => grid.subject[to]);
    grid.cells[at] = facing && within ? grid.tones.step(grid.cells[at]!, -2) : tone;
    grid.inked[at] = 1;
  });
}

const SIDES = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const;
