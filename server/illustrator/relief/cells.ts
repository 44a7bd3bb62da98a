/**
 * The grid that light is computed on: half the resolution of the picture.
 *
 * @module
 */
import { PICTURE_SIZE, type Point } from "../scene.ts";

/** Cells of the grid along a side. */
export const CELLS = PICTURE_SIZE / 2;
/** Cells per picture unit. */
export const SCALE = CELLS / PICTURE_SIZE;

/** A rectangle of cells; `right` and `bottom` are the first cells outside. */
export interface CellBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The cells an outline can touch, inside the picture; undefined where it lies outside. */
export function cellsOf(outline: readonly Point[]): CellBox | undefined {
  let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
  for (const [x, y] of outline) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const box = {
    left: Math.max(0, Math.floor(left * SCALE)),
    top: Math.max(0, Math.floor(top * SCALE)),
    right: Math.min(CELLS, Math.ceil(right * SCALE)),
    bottom: Math.min(CELLS, Math.ceil(bottom * SCALE)),
  };
  return box.right > box.left && box.bottom > box.top ? box : undefined;
}

/** A box with all cells of both. */
export function union(one: CellBox | undefined, other: CellBox): CellBox {
  if (!one) return other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Calls `span` for each run of cells whose middles lie inside the outline (non-zero winding), row by row. */
export function eachSpan(
  outline: readonly Point[],
  { left, top, right, bottom }: CellBox,
  span: (y: number, from: number, to: number) => void,
): void {
  const rows: { x: number; way: number }[][] = Array.from({ length: bottom - top }, () => []);
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i]!, [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay === by) continue;
    const [x1, y1, x2, y2, way] = ay < by ? [ax, ay, bx, by, 1] : [bx, by, ax, ay, -1];
    const first = Math.max(top, Math.ceil(y1 * SCALE - 0.5));
    const last = Math.min(bottom - 1, Math.ceil(y2 * SCALE - 0.5) - 1);
    for (let y = first; y <= last; y++) {
      const share = ((y + 0.5) / SCALE - y1) / (y2 - y1);
      rows[y - top]!.push({ x: (x1 + (x2 - x1) * share) * SCALE, way });
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
