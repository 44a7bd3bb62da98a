/**
 * @module Outlines and lines on the grid of pixel art: which cells they take. No cell is half taken.
 */
import { bounds, type Box } from "../../geometry/measure.ts";
import { signedArea } from "../../geometry/outline.ts";
import type { Point } from "../../scene.ts";

/** Cells along a side of the grid. */
export const SIDE = 128;
/** Units of the picture, and pixels of the finished one, along a side of a cell. */
export const CELL = 8;

/** A set of cells. */
export interface Mask {
  /** 1 for a taken cell, row by row. */
  on: Uint8Array;
  /** How many are taken. */
  count: number;
  /** All taken cells lie in here, both ends included. */
  box: Box;
}

/** Rows are read at this many heights: a shape takes a cell it covers enough. */
const SCANS = 4;
/** Shapes thinner than this, in cells, are drawn as a line, lest they fall to pieces. */
const THIN = 0.95;

/** The cells a closed outline covers; `share` of a cell is enough to take it. */
export function maskOf(outline: readonly Point[], share = 0.5): Mask {
  const points = outline.map(([x, y]): Point => [x / CELL, y / CELL]);
  const spine = spineOf(points);
  if (spine) return lineMask(spine);
  const box = gridBox(bounds(points));
  const on = new Uint8Array(SIDE * SIDE);
  const cover = new Float32Array(SIDE);
  const scans = crossingsOf(points, box);
  let count = 0;
  for (let y = box.top, scan = 0; y <= box.bottom; y++) {
    cover.fill(0);
    for (const end = scan + SCANS; scan < end; scan++) addSpans(scans[scan]!, cover);
    for (let x = box.left; x <= box.right; x++) {
      if (cover[x]! < share * SCANS) continue;
      on[y * SIDE + x] = 1;
      count++;
    }
  }
  return { on, count, box };
}

/** The cells of an open line one cell wide, without corners that make it look thick. */
export function lineMask(points: readonly Point[]): Mask {
  const cells: Point[] = [];
  points.forEach((point, i) => {
    if (i) rasterizeSegment(points[i - 1]!, point, cells);
    else cells.push(cellOf(point));
  });
  const slim = withoutCorners(cells);
  return maskOfCells(slim);
}

/** A mask of single cells; those outside the grid are left out. */
function maskOfCells(cells: readonly Point[]): Mask {
  const inside = cells.filter(([x, y]) => x >= 0 && y >= 0 && x < SIDE && y < SIDE);
  const on = new Uint8Array(SIDE * SIDE);
  inside.forEach(([x, y]) => on[y * SIDE + x] = 1);
  return { on, count: inside.length, box: gridBox(bounds(inside)) };
}

/** Whether a cell is taken. A form goes on beyond the picture's frame. */
export function isSet({ on }: Mask, x: number, y: number): boolean {
  const column = x < 0 ? 0 : x >= SIDE ? SIDE - 1 : x, row = y < 0 ? 0 : y >= SIDE ? SIDE - 1 : y;
  return on[row * SIDE + column] === 1;
}

/** Calls for every taken cell, row by row. */
export function eachCell(
  { on, box }: Mask,
  visit: (x: number, y: number, at: number) => void,
): void {
  for (let y = box.top; y <= box.bottom; y++) {
    for (let x = box.left; x <= box.right; x++) {
      const at = y * SIDE + x;
      if (on[at]) visit(x, y, at);
    }
  }
}

/** Whether a side of this taken cell is open. */
export function isBorder(mask: Mask, x: number, y: number): boolean {
  return !isSet(mask, x - 1, y) || !isSet(mask, x + 1, y) || !isSet(mask, x, y - 1) ||
    !isSet(mask, x, y + 1);
}

/** The cells within one cell of a line given in picture units. */
export function cellsNear(line: readonly Point[]): Uint8Array {
  const near = new Uint8Array(SIDE * SIDE);
  for (const [ux, uy] of line) {
    const x = Math.floor(ux / CELL), y = Math.floor(uy / CELL);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const px = x + dx, py = y + dy;
        if (px >= 0 && py >= 0 && px < SIDE && py < SIDE) near[py * SIDE + px] = 1;
      }
    }
  }
  return near;
}

/** Where an outline crosses a height, and whether it goes down or up there. */
interface Crossing {
  x: number;
  way: 1 | -1;
}

/** The crossings at each height that the rows of a box are read at, unsorted. */
function crossingsOf(points: readonly Point[], { top, bottom }: Box): Crossing[][] {
  const scans = Array.from({ length: (bottom - top + 1) * SCANS }, (): Crossing[] => []);
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [x1, y1] = points[j]!, [x2, y2] = points[i]!;
    if (y1 === y2) continue;
    const low = Math.min(y1, y2), high = Math.max(y1, y2), way = y2 > y1 ? 1 : -1;
    const first = Math.max(0, Math.floor((low - top) * SCANS - 0.5));
    for (let scan = first; scan < scans.length; scan++) {
      const y = top + (scan + 0.5) / SCANS;
      if (y >= high) break;
      if (y >= low) scans[scan]!.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), way });
    }
  }
  return scans;
}

/** Adds the share of each cell that lies inside the outline between its crossings at one height (non-zero rule). */
function addSpans(crossings: Crossing[], cover: Float32Array): void {
  crossings.sort((a, b) => a.x - b.x);
  let winding = 0;
  for (let i = 0; i < crossings.length - 1; i++) {
    const { x, way } = crossings[i]!;
    winding += way;
    if (winding !== 0) addSpan(cover, Math.max(0, x), Math.min(SIDE, crossings[i + 1]!.x));
  }
}

function addSpan(cover: Float32Array, from: number, to: number): void {
  for (let x = Math.floor(from); x < to; x++) {
    cover[x]! += Math.min(x + 1, to) - Math.max(x, from);
  }
}

/**
 * The middle line of a blade, or nothing for a shape wide enough to fill cells. Blades run from one
 * end along one side and back along the other.
 */
function spineOf(points: readonly Point[]): Point[] | undefined {
  const { length } = points;
  const around = points.reduce((sum, [x, y], i) => {
    const [px, py] = points[(i || length) - 1]!;
    return sum + Math.hypot(x - px, y - py);
  }, 0);
  if (around < 5 || (2 * Math.abs(signedArea(points))) / around >= THIN) return undefined;
  const spine: Point[] = [];
  for (let i = 0; i <= length / 2; i++) {
    const [x1, y1] = points[i]!, [x2, y2] = points[(length - i) % length]!;
    if (Math.hypot(x2 - x1, y2 - y1) > 2 * THIN + 0.4) return undefined;
    spine.push([(x1 + x2) / 2, (y1 + y2) / 2]);
  }
  return spine;
}

function rasterizeSegment(from: Point, to: Point, cells: Point[]): void {
  const [x1, y1] = cellOf(from), [x2, y2] = cellOf(to);
  const steps = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
  for (let i = 1; i <= steps; i++) {
    cells.push([
      Math.round(x1 + ((x2 - x1) * i) / steps),
      Math.round(y1 + ((y2 - y1) * i) / steps),
    ]);
  }
}

function withoutCorners(cells: readonly Point[]): Point[] {
  const kept: Point[] = [];
  cells.forEach((cell, i) => {
    const before = kept.at(-1), after = cells[i + 1];
    const elbow = before && after && Math.abs(after[0] - before[0]) === 1 &&
      Math.abs(after[1] - before[1]) === 1;
    if (!elbow) kept.push(cell);
  });
  return kept;
}

function cellOf([x, y]: Point): Point {
  return [Math.floor(x), Math.floor(y)];
}

function gridBox({ left, top, right, bottom }: Box): Box {
  const clamp = (value: number) => Math.max(0, Math.min(SIDE - 1, Math.floor(value)));
  return { left: clamp(left), top: clamp(top), right: clamp(right), bottom: clamp(bottom) };
}

/** Whether a column and a row are cells of the picture. */
export function isOnGrid(x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < SIDE && y < SIDE;
}
