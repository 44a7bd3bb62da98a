/**
 * @module What lies where in a picture: for each of its cells, the item of the scene that is seen there,
 * and the mark of that item. Made from the same outlines the painters fill, so any claim about a painting
 * can be checked at exactly the cells it is about.
 */
import { bounds } from "../geometry/measure.ts";
import { taperedOutline } from "../painters/canvas.ts";
import { type Eye, type Item, type Mark, PICTURE_SIZE, type Point, type Scene } from "../scene.ts";

/** Cells along a side. */
export const SIDE = 256;

/** Units of the picture along a side of a cell. */
const CELL = PICTURE_SIZE / SIDE;

/** Fainter things are seen through: mist, glass, shadows. */
const VEIL = 0.5;

/** What is too thin to hide anything, or to be part of a form. */
const THIN = /whisker|helmet edge/;

/** A set of cells, row by row: 1 for those in it. */
export type Mask = Uint8Array;

/** Which item of a scene is seen where. */
export interface Parts {
  /** The scene. */
  scene: Scene;
  /** For each cell the index of the item seen there; -1 for the bare sky. */
  item: Int16Array;
  /** For each cell the index of that item's mark seen there; -1 for none. */
  mark: Int16Array;
}

/** What is seen in each cell of a scene. */
export function partsOf(scene: Scene): Parts {
  const item = new Int16Array(SIDE * SIDE).fill(-1);
  const mark = new Int16Array(SIDE * SIDE).fill(-1);
  scene.items.forEach((thing, index) => {
    if (isTranslucent(thing)) return;
    fill(outlineOf(thing), (cell) => {
      item[cell] = index;
      mark[cell] = -1;
    });
    if (thing.is !== "region") return;
    thing.marks.forEach((each, at) => {
      if ((each.opacity ?? 1) < VEIL) return;
      fill(each.outline, (cell) => {
        if (item[cell] === index) mark[cell] = at;
      });
    });
  });
  return { scene, item, mark };
}

/** The cells whose item and mark are wanted; the bare sky has no item. */
export function maskOf(
  { scene, item, mark }: Parts,
  wanted: (item: Item | undefined, mark: Mark | undefined) => boolean,
): Mask {
  // Asked once for each item and mark, not for each cell.
  const answers = [undefined, ...scene.items].map((thing) => {
    const marks = thing?.is === "region" ? thing.marks : [];
    return Uint8Array.from([undefined, ...marks], (each) => wanted(thing, each) ? 1 : 0);
  });
  return Uint8Array.from(item, (index, cell) => answers[index + 1]![mark[cell]! + 1]!);
}

/** The cells at least `by` cells inside the mask: there, no contour and no soft edge reaches. */
export function erodedBy(mask: Mask, by: number): Mask {
  let inner = mask;
  for (let step = 0; step < by; step++) inner = eroded(inner);
  return inner;
}

/** How many cells are in a mask. */
export function sizeOf(mask: Mask): number {
  return mask.reduce((sum, on) => sum + on, 0);
}

/** The indices of a mask's cells. */
export function cellsOf(mask: Mask): number[] {
  const cells: number[] = [];
  mask.forEach((on, cell) => on && cells.push(cell));
  return cells;
}

/** The cells of any outline, in picture units. */
export function maskOfOutline(outline: readonly Point[]): Mask {
  const mask = new Uint8Array(SIDE * SIDE);
  fill(outline, (cell) => mask[cell] = 1);
  return mask;
}

function eroded(mask: Mask): Mask {
  return mask.map((on, cell) => {
    const x = cell % SIDE, y = Math.floor(cell / SIDE);
    if (!on || x === 0 || y === 0 || x === SIDE - 1 || y === SIDE - 1) return 0;
    return mask[cell - 1]! & mask[cell + 1]! & mask[cell - SIDE]! & mask[cell + SIDE]!;
  });
}

function isTranslucent(item: Item): boolean {
  if (item.is === "glow" || THIN.test(item.name)) return true;
  if (item.is !== "region") return false;
  return (item.opacity ?? 1) < VEIL || item.texture === "light" || item.role === "shadow";
}

function outlineOf(item: Item): Point[] {
  switch (item.is) {
    case "region":
      return item.outline;
    case "line":
      return taperedOutline(item);
    case "eye":
      return eyeOutline(item);
    case "glow":
      return [];
  }
}

/** The almond of an eye, closed or not, turned as it lies in the picture. */
export function eyeOutline({ centre: [x, y], size: [w, h], rotation }: Eye): Point[] {
  const cos = Math.cos(rotation), sin = Math.sin(rotation);
  return Array.from({ length: 24 }, (_, i): Point => {
    const turn = (i / 24) * 2 * Math.PI;
    const px = w * Math.cos(turn), py = h * Math.sin(turn);
    return [x + px * cos - py * sin, y + px * sin + py * cos];
  });
}

/** Visits each cell whose middle lies inside the outline (non-zero rule). */
function fill(outline: readonly Point[], visit: (cell: number) => void): void {
  const { top, bottom } = bounds(outline);
  const first = Math.max(0, Math.ceil(top / CELL - 0.5));
  const last = Math.min(SIDE - 1, Math.floor(bottom / CELL - 0.5));
  for (let row = first; row <= last; row++) {
    const crossings = crossingsAt(outline, (row + 0.5) * CELL);
    let winding = 0;
    crossings.forEach(({ x, way }, i) => {
      winding += way;
      const next = crossings[i + 1];
      if (winding === 0 || !next) return;
      const from = Math.max(0, Math.ceil(x / CELL - 0.5));
      const to = Math.min(SIDE - 1, Math.ceil(next.x / CELL - 0.5) - 1);
      for (let column = from; column <= to; column++) visit(row * SIDE + column);
    });
  }
}

function crossingsAt(outline: readonly Point[], y: number): { x: number; way: number }[] {
  const crossings: { x: number; way: number }[] = [];
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [x1, y1] = outline[j]!, [x2, y2] = outline[i]!;
    if ((y1 > y) === (y2 > y)) continue;
    crossings.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), way: y2 > y1 ? 1 : -1 });
  }
  return crossings.sort((a, b) => a.x - b.x);
}
