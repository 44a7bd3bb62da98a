/**
 * @module Eyes as sprites: composed cell by cell, whole and symmetric at every size, so that they read from
 * far away.
 */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import type { Eye } from "../../scene.ts";
import { colourAt, type Grid } from "./grid.ts";
import { CELL, SIDE } from "./mask.ts";

/** Eyes are the smallest thing that must be read: a little larger than drawn. */
const STRETCH = 1.08;
/** 2 would be an ellipse; more is fuller, as pixels need it. */
const FULLNESS = 2.25;
/** Their colours outlive every reduction of the palette. */
const WORTH = 60;

const WHITE: Colour = { l: 0.985, c: 0.012, h: 90 };
const LASH: Colour = { l: 0.19, c: 0.045, h: 330 };

/** Where a sprite lies, and how it writes a cell: columns and rows count from its own corner. */
interface Sprite {
  width: number;
  height: number;
  put(column: number, row: number, colour: Colour): void;
}

export function paintPixelEye(grid: Grid, eye: Eye, side: -1 | 1): void {
  const width = Math.max(5, Math.round((2 * eye.size[0] * STRETCH) / CELL));
  const height = Math.max(5, Math.round((2 * eye.size[1] * STRETCH) / CELL));
  const left = Math.round(eye.centre[0] / CELL - width / 2);
  const top = Math.round(eye.centre[1] / CELL - height / 2);
  // A head that is upside down has its eyes turned with it.
  const turned = Math.cos(eye.rotation) < -0.3;
  const put = (column: number, row: number, colour: Colour) => {
    const x = left + (turned ? width - 1 - column : column);
    const y = top + (turned ? height - 1 - row : row);
    if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) return;
    grid.cells[y * SIDE + x] = grid.tones.of(colour, WORTH);
    grid.inked[y * SIDE + x] = 0;
  };
  const sprite = { width, height, put };
  const middle = Math.round(eye.centre[1] / CELL) * SIDE + Math.round(eye.centre[0] / CELL);
  const under = grid.cells[middle] === undefined ? eye.lid : colourAt(grid, middle);
  if (eye.closed) paintClosed(sprite, { ...eye, lid: under }, eye.closed);
  else paintOpen(sprite, eye, side);
}

function paintOpen(sprite: Sprite, eye: Eye, side: -1 | 1): void {
  const { width, height, put } = sprite;
  const ink = lashOf(eye.lid), soft = undersideOf(eye);
  const state = (column: number, row: number): "out" | "lid" | "open" => {
    if (!inside(sprite, column, row)) return "out";
    if (row < lidRow(sprite, eye, column)) return "lid";
    return row >= height - Math.round(eye.lowerLid * height) ? "out" : "open";
  };
  const look = colourOf(sprite, eye, side), ring = shift(eye.iris, RING);
  const isOuter = (column: number) => (column + 0.5 - width / 2) * eye.outer > 0;
  for (let row = -1; row <= height; row++) {
    for (let column = -1; column <= width; column++) {
      const here = state(column, row);
      if (here === "open") {
        const lashed = state(column, row - 1) !== "open" && height > 6;
        // Below, a dark edge would be a bag under the eye.
        const isEdge = width > 6 &&
          (state(column + 1, row) !== "open" || state(column - 1, row) !== "open");
        put(column, row, lashed ? ink : isEdge ? ring : look(column, row));
        continue;
      }
      const beside = state(column + 1, row) === "open" || state(column - 1, row) === "open";
      if (state(column, row + 1) === "open") put(column, row, ink);
      else if (beside && row < height * LASHED && isOuter(column)) put(column, row, ink);
      else if (state(column, row - 1) === "open") put(column, row, soft);
      else if (here === "lid") put(column, row, eye.lid);
    }
  }
}

/** The edge of an iris is darker: on a coat of its own colour an eye would not be seen. */
const RING = { l: -0.22, c: -0.01 };

/** At the outer corner the line of the lashes ends here; one all around would be the frame of glasses. */
const LASHED = 0.4;

/** Below an eye lies the shade of the coat. */
function undersideOf({ lid }: Eye): Colour {
  return mix(
    lid.l > 0.3 ? shift(lid, { l: -0.1 * lid.l, c: 0.012 }) : shift(lid, { l: 0.1 }),
    LASH,
    0.08,
  );
}

/** Brows that slant less leave the lid level, in radians. */
const SLANTS = 0.22;

function inside({ width, height }: Sprite, column: number, row: number): boolean {
  if (row < 0 || row >= height || column < 0 || column >= width) return false;
  const y = Math.abs((row + 0.5) / (height / 2) - 1);
  const inset = Math.round((width / 2) * (1 - (1 - y ** FULLNESS) ** (1 / FULLNESS)));
  return column >= inset && column < width - inset;
}

/** The first open row of a column; a cross or a sad mood slants the lid, the shape of an eye alone does not. */
function lidRow(
  { width, height }: Sprite,
  { upperLid, frown = 0, outer }: Eye,
  column: number,
): number {
  const outwards = ((column + 0.5) / (width / 2) - 1) * outer;
  const slant = Math.abs(frown) > SLANTS ? Math.max(-0.3, Math.min(0.3, frown)) * height * 0.4 : 0;
  return Math.round(upperLid * height * 0.92 - outwards * slant);
}

/** What an open eye shows at a cell: iris in three tones, pupil, highlights. */
function colourOf(sprite: Sprite, eye: Eye, side: -1 | 1): (column: number, row: number) => Colour {
  const { width, height } = sprite;
  const { iris, look } = eye;
  const deep = shift(iris, { l: -0.14, c: -0.005 }), bright = shift(iris, { l: 0.17 });
  const slide = Math.round(look[0] * width * 0.14), sink = Math.round(look[1] * height * 0.1);
  // From the height, which both eyes share: the far eye of a turned head is narrower, its pupil is not.
  const wide = Math.min(width * 0.62, height * (0.16 + 0.42 * eye.pupil));
  const pupilWidth = sameParity(Math.max(width > 6 ? 2 : 1, wide), width);
  const pupilHeight = sameParity(Math.max(2, height * (0.42 + 0.16 * eye.pupil)), height);
  const [px, py] = [(width - pupilWidth) / 2 + slide, (height - pupilHeight) / 2 + sink];
  const shine = width >= 14 ? 4 : width >= 11 ? 3 : width >= 7 ? 2 : 1;
  const sx = side < 0 ? Math.round(width * 0.22) : width - Math.round(width * 0.22) - shine;
  const sy = Math.round(height * (0.17 + 0.6 * eye.upperLid)) + (height > 8 ? 1 : 0);
  const spark = width >= 12 ? 2 : 1;
  const kx = side < 0 ? width - Math.round(width * 0.27) - spark : Math.round(width * 0.27);
  const ky = Math.round(height * 0.66);
  const within = (column: number, row: number, x: number, y: number, w: number, h = w) =>
    column >= x && column < x + w && row >= y && row < y + h;
  return (column, row) => {
    const cut = shine > 2 && (column === sx || column === sx + shine - 1) &&
      (row === sy || row === sy + shine - 1);
    if (within(column, row, sx, sy, shine) && !cut) return WHITE;
    if (width >= 7 && within(column, row, kx, ky, spark)) return WHITE;
    const corner = (column === px || column === px + pupilWidth - 1) &&
      (row === py || row === py + pupilHeight - 1) && pupilWidth > 2;
    if (within(column, row, px, py, pupilWidth, pupilHeight) && !corner) return PUPIL;
    const down = (row + 0.5) / height;
    return down < 0.34 ? deep : down < 0.68 ? iris : bright;
  };
}

const PUPIL: Colour = { l: 0.17, c: 0.035, h: 300 };

/** The whole number nearest to `length` that is even or odd as `other` is: things centre on each other. */
function sameParity(length: number, other: number): number {
  const near = Math.round(length);
  if ((near - other) % 2 === 0) return near;
  return Math.max(1, length > near || near < 2 ? near + 1 : near - 1);
}

/** An arch, or a bowl, as wide as the eye. */
function paintClosed(
  { width, height, put }: Sprite,
  { lid, outer }: Eye,
  mood: "happy" | "asleep",
): void {
  const ink = lid.l < 0.5 ? shift(lid, { l: 0.26, c: 0.01 }) : LASH;
  const depth = Math.max(2, Math.round(height * 0.3));
  const middle = Math.round(height * 0.55);
  for (let column = 0; column < width; column++) {
    const x = Math.abs((column + 0.5) / (width / 2) - 1);
    const sag = Math.round(depth * (1 - x ** 2.2));
    const row = mood === "happy" ? middle - sag + 1 : middle + sag - 1;
    put(column, row, ink);
    if (width >= 9 && x < 0.72) put(column, row + (mood === "happy" ? -1 : 1), ink);
  }
  const end = outer > 0 ? width : -1;
  put(end, mood === "happy" ? middle + 1 : middle - 2, ink);
}

/** Dark on any coat: on a black one the lids are light enough to show it. */
function lashOf(lid: Colour): Colour {
  return lid.l < 0.4 ? mix(LASH, { l: 0.12, c: 0.03, h: 300 }, 0.5) : LASH;
}
