/**
 * @module Noses and mouths as sprites: set cell by cell at three sizes, a smile, a frown or a straight
 * mouth, on heads that are upside down as well.
 */
import { bounds, widthOf } from "../../geometry/measure.ts";
import type { Item, Line, Point, Region } from "../../scene.ts";
import type { Grid } from "./grid.ts";
import { CELL, SIDE } from "./mask.ts";

/** What the parts of a muzzle are called. */
const STROKES: ReadonlySet<string> = new Set(["philtrum", "mouth", "mouth left", "mouth right"]);
/** Their few cells outlive every reduction of the palette. */
const WORTH = 30;
/** A face that leans farther than this, aside against down, is drawn as lines. */
const LEANING = 0.75;
/** Units by which a corner of a mouth rises or falls enough to be a cell. */
const RISEN = 3;

/** A nose with the strokes below it. */
export interface Muzzle {
  nose: Region;
  strokes: Line[];
  /** 1 where the mouth lies below the nose, -1 on a head that is upside down. */
  down: 1 | -1;
}

/** The muzzles of these items; a face seen from the side or lying on its cheek has none. */
export function muzzlesOf(items: readonly Item[]): Muzzle[] {
  const muzzles: Muzzle[] = [];
  let strokes: Line[] = [];
  for (const item of items) {
    if (item.is === "line" && STROKES.has(item.name)) strokes.push(item);
    if (item.is !== "region" || item.name !== "nose") continue;
    const philtrum = strokes.find(({ name }) => name === "philtrum");
    if (philtrum) {
      const [x, y] = philtrum.points[0]!, [ex, ey] = philtrum.points.at(-1)!;
      if (Math.abs(ex - x) < LEANING * Math.abs(ey - y)) {
        muzzles.push({ nose: item, strokes, down: ey > y ? 1 : -1 });
      }
    }
    strokes = [];
  }
  return muzzles;
}

/** Paints a muzzle; `side` is where the light is. */
export function paintMuzzle(grid: Grid, { nose, strokes, down }: Muzzle, side: -1 | 1): void {
  const { left, right, top, bottom } = bounds(nose.outline);
  const x = Math.floor((left + right) / 2 / CELL);
  const size = Math.min(7, Math.max(3, 2 * Math.floor(((right - left) / CELL + 0.6) / 2) + 1));
  const y = down > 0 ? Math.round(top / CELL) + 1 : Math.round(bottom / CELL) - 2;
  const put = (column: number, row: number, tone: number) => {
    const px = x + column, py = y + row * down;
    if (px < 0 || py < 0 || px >= SIDE || py >= SIDE) return;
    grid.cells[py * SIDE + px] = tone;
    grid.inked[py * SIDE + px] = 0;
  };
  const skin = grid.tones.of(nose.colour, WORTH);
  let rows = 0;
  for (let half = (size - 1) / 2; half >= 0 && rows < 3; half--) {
    for (let column = -half; column <= half; column++) put(column, rows, skin);
    rows++;
  }
  if (size > 3) {
    put(
      side * ((size - 1) / 2 - 1),
      0,
      grid.tones.of({ ...nose.colour, l: nose.colour.l + 0.14 }, WORTH),
    );
  }
  const { colour } = strokes[0]!;
  // On a pale muzzle one cell of a middle tone would not be seen.
  const ink = grid.tones.of(
    colour.l < 0.5 ? { ...colour, l: Math.min(0.27, colour.l) } : colour,
    WORTH,
  );
  for (let column = 0; column < (size > 3 ? 2 : 1); column++) put(0, rows + column, ink);
  rows += size > 3 ? 1 : 0;
  for (const stroke of strokes) {
    for (const [column, row] of mouthCells(stroke, down)) put(column, rows + row, ink);
  }
}

/** The cells of one stroke of a mouth, counted from where the mouth begins below the nose. */
function mouthCells({ name, points }: Line, down: 1 | -1): Point[] {
  if (name === "philtrum") return [];
  const reach = Math.max(2, Math.round(widthOf(bounds(points)) / CELL));
  if (name === "mouth") return straightMouth(points, reach);
  const from = points[0]!, to = points.at(-1)!;
  const side = to[0] > from[0] ? 1 : -1;
  const rise = (from[1] - to[1]) * down;
  const fall = Math.max(...points.map(([, y]) => (y - from[1]) * down));
  const along = Array.from({ length: reach - 1 }, (_, i) => (i + 1) * side);
  if (rise < -RISEN) {
    const frown: Point[] = [...along.map((x): Point => [x, 1]), [reach * side, 2]];
    return rise < -2 * RISEN ? [...frown, [(reach + 1) * side, 3]] : frown;
  }
  if (fall < RISEN) return [...along, reach * side].map((x): Point => [x, 1]);
  const smile: Point[] = [...along.map((x): Point => [x, 1]), [reach * side, 0]];
  return rise > 2 * RISEN ? [...smile, [(reach + 1) * side, -1]] : smile;
}

/** A mouth in one stroke: level, or in waves two cells long. */
function straightMouth(points: readonly Point[], width: number): Point[] {
  const half = Math.max(1, Math.round((width - 1) / 2)), waves = isWavy(points);
  return Array.from({ length: 2 * half + 1 }, (_, i): Point => {
    const column = i - half;
    return [column, waves && Math.floor((column + 1) / 2) % 2 ? 0 : 1];
  });
}

/** Whether a stroke goes up and down again, and does not only slant. */
function isWavy(points: readonly Point[]): boolean {
  const [from, to] = [points[0]!, points.at(-1)!], run = to[0] - from[0] || 1;
  const off = points.map(([x, y]) => y - from[1] - (to[1] - from[1]) * (x - from[0]) / run);
  return Math.max(...off) - Math.min(...off) > RISEN;
}
