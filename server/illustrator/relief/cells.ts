/**
 * @module The grid that light is computed on: half the resolution of the picture, and at most that of one
 * twice as large.
 */
import { PICTURE_SIZE, type Point } from "../scene.ts";

/** Cells along a side of the grid of a whole picture; lengths on a grid are given in them. */
export const GRID = PICTURE_SIZE / 2;

/** Light is soft: more cells show nothing more on a poster. */
const MOST = 2 * GRID;

/** Cells along a side of the grid for a picture of `side` × `side` pixels. */
export function cellsFor(side: number): number {
  return Math.min(MOST, Math.round(side / 2));
}

/** A rectangle of cells; `right` and `bottom` are the first cells outside. */
export interface CellBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Of a grid of `cells` × `cells` those an outline can touch; undefined where it lies outside the picture. */
export function cellsOf(outline: readonly Point[], cells: number): CellBox | undefined {
  const scale = cells / PICTURE_SIZE;
  let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
  for (const [x, y] of outline) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const box = {
    left: Math.max(0, Math.floor(left * scale)),
    top: Math.max(0, Math.floor(top * scale)),
    right: Math.min(cells, Math.ceil(right * scale)),
    bottom: Math.min(cells, Math.ceil(bottom * scale)),
  };
  return box.right > box.left && box.bottom > box.top ? box : undefined;
}

/** A box with all cells of both. */
export function unionCellBox(one: CellBox | undefined, other: CellBox): CellBox {
  if (!one) return other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/**
 * Calls `span` for each run of cells, of a grid of `cells` × `cells`, whose middles lie inside the outline (non-zero
 * winding), row by row.
 */
export function eachSpan(
  outline: readonly Point[],
  { left, top, right, bottom }: CellBox,
  cells: number,
  span: (y: number, from: number, to: number) => void,
): void {
  const scale = cells / PICTURE_SIZE;
  const rows: { x: number; way: number }[][] = Array.from({ length: bottom - top }, () => []);
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i]!, [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay === by) continue;
    const [x1, y1, x2, y2, way] = ay < by ? [ax, ay, bx, by, 1] : [bx, by, ax, ay, -1];
    const first = Math.max(top, Math.ceil(y1 * scale - 0.5));
    const last = Math.min(bottom - 1, Math.ceil(y2 * scale - 0.5) - 1);
    for (let y = first; y <= last; y++) {
      const share = ((y + 0.5) / scale - y1) / (y2 - y1);
      rows[y - top]!.push({ x: (x1 + (x2 - x1) * share) * scale, way });
    }
  }
  rows.forEach((crossings, row) => {
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    crossings.forEach(({ x, way }, i) => {
      winding += way;
      const next = crossings[i + 1];
      if (winding === 0 || !next) return;
      const from = Math.max(left, Math.ceil(x - 0.5));
      const to = Math.min(right, Math.ceil(next.x - 0.5));
      if (to > from) span(row + top, from, to);
    });
  });
}
