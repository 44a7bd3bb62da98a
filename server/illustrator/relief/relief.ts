/**
 * @module The relief of the subject: every form blown up, stacked in the order of depth (Sýkora and others,
 * Ink-and-Ray, 2014). Light falls on it.
 */
import { meanOf } from "../geometry/mean.ts";
import { type Eye, type Item, PICTURE_SIZE, type Point, type Region } from "../scene.ts";
import { ellipse } from "../geometry/shapes.ts";
import { type CellBox, cellsFor, cellsOf, eachSpan, GRID, unionCellBox } from "./cells.ts";
import { emptyShape, inflate, type Shape } from "./inflation.ts";
import { meltOf, openStretch } from "./open_end.ts";

/** What a cell shows. */
export const NOTHING = 0, FORM = 1, EYE = 2;

/** Surface of the subject, `cells` × `cells`, row by row. */
export interface Relief {
  /** Cells along a side. */
  cells: number;
  /** `NOTHING`, `FORM` or `EYE`: eyes have a light of their own. */
  cover: Uint8Array;
  /** Where the surface leans, -1..1; both 0 where it faces the viewer. */
  nx: Float32Array;
  ny: Float32Array;
  /** Cells above the ground plane of the subject. */
  height: Float32Array;
  /** The cells that are covered; undefined where there is no subject. */
  box: CellBox | undefined;
}

/** How much the form of the whole subject counts beside that of each part. */
const WHOLE = 0.42, PART = 0.86;
/** What lies under a part lifts it by this share of its mean height, and by this many cells of the grid of a whole picture. */
const LIFTED = 0.8, STEP = 2.5;
/** How many cells a head stands out before the highest place that it covers: its shadow falls on the chest. */
const HEAD_OUT = 3.5;
/** Regions clearer than this let light through. */
const CLEAR = 0.6;

/** The relief of these items, back to front, for a picture of `side` × `side` pixels. */
export function reliefOf(items: readonly Item[], side = PICTURE_SIZE): Relief {
  const cells = cellsFor(side), count = cells * cells;
  const relief: Relief = {
    cells,
    cover: new Uint8Array(count),
    nx: new Float32Array(count),
    ny: new Float32Array(count),
    height: new Float32Array(count),
    box: undefined,
  };
  for (const item of items) {
    if (item.is === "eye") layEye(relief, item);
    if (item.is === "region" && isSolid(item)) layForm(relief, item);
  }
  if (relief.box) addWhole(relief, relief.box);
  return relief;
}

function isSolid({ role, opacity = 1, texture, volume }: Region): boolean {
  return role !== "shadow" && opacity >= CLEAR && texture !== "light" &&
    !(texture === "glass" && volume < 0.2);
}

/** A flat thing takes the form of what it lies on. */
function layForm(relief: Relief, region: Region): void {
  const { cells, cover, nx, ny, height } = relief;
  const box = cellsOf(region.outline, cells);
  if (!box) return;
  relief.box = unionCellBox(relief.box, box);
  if (region.volume < 0.12) {
    return eachSpan(
      region.outline,
      box,
      cells,
      (y, from, to) => cover.fill(FORM, y * cells + from, y * cells + to),
    );
  }
  const shape = shapeOf(region.outline, box, cells);
  const cushion = inflate(shape);
  const round = (0.4 + 0.6 * region.volume) * bulgeOf(region);
  const presence = presenceOf(region, cells / PICTURE_SIZE);
  const under = heightUnder(relief, shape);
  const base = region.name.startsWith("head")
    ? under.highest + HEAD_OUT * cells / GRID
    : under.mean * LIFTED + STEP * cells / GRID;
  for (let y = box.top; y < box.bottom; y++) {
    let from = (y - box.top + 1) * shape.width, to = y * cells + box.left - 1;
    for (let x = box.left; x < box.right; x++) {
      from++;
      to++;
      if (!shape.mask[from]) continue;
      const share = !presence || cover[to] === NOTHING ? 1 : presence(x, y), rest = 1 - share;
      nx[to] = nx[to]! * rest + cushion.nx[from]! * round * share;
      ny[to] = ny[to]! * rest + cushion.ny[from]! * round * share;
      height[to] = height[to]! * rest + (base + cushion.height[from]! * 0.55 * round) * share;
      cover[to] = FORM;
    }
  }
}

/** Mean and greatest height of what a shape lies on. */
function heightUnder(
  { cells, cover, height }: Relief,
  { box, width, mask }: Shape,
): { mean: number; highest: number } {
  let sum = 0, count = 0, highest = 0;
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      if (!mask[(y - box.top + 1) * width + x - box.left + 1] || !cover[y * cells + x]) continue;
      const own = height[y * cells + x]!;
      sum += own;
      if (own > highest) highest = own;
      count++;
    }
  }
  return { mean: count > 0 ? sum / count : 0, highest };
}

function shapeOf(outline: readonly Point[], box: CellBox, cells: number): Shape {
  const shape = emptyShape(box, cells);
  eachSpan(outline, box, cells, (y, from, to) => {
    const row = (y - box.top + 1) * shape.width + 1 - box.left;
    shape.mask.fill(1, row + from, row + to);
  });
  return shape;
}

/** Ears are shells; a face with the relief of a ball would lie half in shadow. */
function bulgeOf({ name }: Region): number {
  if (name.includes("inner ear")) return -0.6;
  return name.startsWith("head") ? 0.62 : 1;
}

/** A limb that grows out of a body has no form of its own there; undefined for what has its own everywhere. */
function presenceOf(region: Region, scale: number): ((x: number, y: number) => number) | undefined {
  const bare = openStretch(region);
  if (bare.length < 3) return undefined;
  const from = meanOf(bare), to = meanOf(region.outline);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const ux = (to[0] - from[0]) / length, uy = (to[1] - from[1]) / length;
  const melt = meltOf(region) * 1.5;
  return (x, y) => {
    const along = (x / scale - from[0]) * ux + (y / scale - from[1]) * uy;
    const share = Math.min(1, Math.max(0, along / melt));
    return share * share * (3 - 2 * share);
  };
}

/** What lids and cheeks leave open; they are lit as the face is. */
function layEye(
  { cells, cover, box }: Relief,
  { centre, size, upperLid, lowerLid, closed }: Eye,
): void {
  if (!box || closed) return;
  const top = centre[1] + size[1] * (2 * upperLid - 1);
  const bottom = Math.max(top, centre[1] + size[1] * (1 - 2 * lowerLid));
  const outline = ellipse(centre, size[0], size[1])
    .map(([x, y]): Point => [x, Math.min(bottom, Math.max(top, y))]);
  const within = cellsOf(outline, cells);
  if (!within) return;
  eachSpan(
    outline,
    within,
    cells,
    (y, from, to) => cover.fill(EYE, y * cells + from, y * cells + to),
  );
}

/** Everything together is one large form. */
function addWhole({ cells, cover, nx, ny }: Relief, box: CellBox): void {
  const shape = emptyShape(box, cells);
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      if (cover[y * cells + x]) shape.mask[(y - box.top + 1) * shape.width + x - box.left + 1] = 1;
    }
  }
  const whole = inflate(shape);
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const to = y * cells + x, from = (y - box.top + 1) * shape.width + x - box.left + 1;
      nx[to] = nx[to]! * PART + whole.nx[from]! * WHOLE;
      ny[to] = ny[to]! * PART + whole.ny[from]! * WHOLE;
    }
  }
}
