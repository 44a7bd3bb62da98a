/** @module Lines in pixel art: one cell wide, whiskers from the cheek outwards. */
import type { Line, Point } from "../../scene.ts";
import { taperedOutline } from "../canvas.ts";
import { isWhisker } from "../whisker.ts";
import type { Grid } from "./grid.ts";
import { CELL, eachCell, lineMask, maskOf, SIDE } from "./mask.ts";
import { isOnGrid } from "./mask.ts";
import { PALETTE_WEIGHTS } from "./palette_weights.ts";

/** How many cells of it stand out from the cat: longer ones are bars. */
const LONGEST = 5.5;

/** Whiskers that words want long stand out so many times as far. */
const LONG = 2.4;

/** How many cells of it lie on the cheek: whole ones, as wide as an eye's line, would cross out the face. */
const ROOTED = 3;

/** A line one cell wide, or a tapering stroke where it is wider. */
export function paintPixelLine(grid: Grid, line: Line, ofSubject: boolean): void {
  const width = (line.width[0] + line.width[1]) / 2 / CELL;
  if (isWhisker(line)) return paintWhisker(grid, line);
  const { points } = line;
  if (TOE.test(line.name)) return notchToes(grid, points.at(-1)!);
  // Folds of the coat would be crumbs.
  if (line.role === "coat") return;
  const falling = line.role === "sky" && isSteep(points);
  const mask = width > 1.6 && !falling ? maskOf(taperedOutline(line)) : lineMask(
    (falling ? upright(points) : straightened(points)).map(([x, y]) => [x / CELL, y / CELL]),
  );
  const tone = grid.tones.of(line.colour, PALETTE_WEIGHTS[line.role]);
  eachCell(mask, (_x, _y, at) => {
    grid.cells[at] = tone;
    if (ofSubject && grid.subject[at]) grid.inked[at] = grid.bare[at] = 0;
  });
}

/** A gap between two toes, and how many cells high it is. */
const TOE = / toe \d+$/, NOTCH = 2;

/** Two cells would be taken for a crumb, were their tone not worth as much as this. */
const PRECIOUS = 4;

/** Toes are separated by a notch in the line below them. */
function notchToes(grid: Grid, [x, y]: Point): void {
  const column = Math.floor(x / CELL), row = Math.floor(y / CELL);
  const isFur = (at: number) => grid.subject[at] === 1 && !grid.inked[at];
  // The line below them may lie a cell or two off.
  const foot = [1, 0, -1, -2].map((by) => row + by)
    .find((y) => isOnGrid(column, y) && isFur(y * SIDE + column));
  if (foot === undefined) return;
  for (let y = foot; y > foot - NOTCH && isOnGrid(column, y); y--) {
    const at = y * SIDE + column;
    if (!isFur(at)) continue;
    const dark = grid.tones.list[grid.tones.step(grid.cells[at]!, -3)]!;
    grid.cells[at] = grid.tones.of(dark, PRECIOUS);
  }
}

function paintWhisker(grid: Grid, line: Line): void {
  const isLong = line.name.includes("long whisker");
  // Two at each side are enough of a beard, but for one that is known by it.
  if (line.name.endsWith("whisker 2") && !isLong) return;
  const longest = LONGEST * (isLong ? LONG : 1);
  const all = finely(line.points);
  const leaves = all.findIndex(([x, y]) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    return isOnGrid(column, row) && !grid.subject[row * SIDE + column];
  });
  const edge = all[leaves];
  // Before a body it would be a bar across the coat.
  if (!edge || leaves === 0) return;
  const far = ([x, y]: Point) => Math.hypot(x - edge[0], y - edge[1]);
  const root = all.find((point) => far(point) <= ROOTED)!;
  const end = all.find((point, i) => i > leaves && far(point) > longest) ?? all.at(-1)!;
  const tone = grid.tones.of(line.colour, PALETTE_WEIGHTS[line.role]);
  eachCell(lineMask([root, end]), (_x, _y, at) => {
    grid.cells[at] = tone;
    if (grid.subject[at]) grid.inked[at] = grid.bare[at] = 0;
  });
}

/** The points of a line in cells, half a cell apart. */
function finely(points: readonly Point[]): Point[] {
  const cells = points.map(([x, y]): Point => [x / CELL, y / CELL]);
  return cells.flatMap(([x, y], i): Point[] => {
    const [nx, ny] = cells[i + 1] ?? [x, y], steps = Math.ceil(Math.hypot(nx - x, ny - y) * 2) || 1;
    return Array.from({ length: steps }, (_, k): Point => [
      x + (nx - x) * k / steps,
      y + (ny - y) * k / steps,
    ]);
  });
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
