/** @module The atlas of a desktop pet: rows of frames, drawn one row at a time, then joined. */
import { createCanvas } from "@napi-rs/canvas";
import { Buffer } from "node:buffer";
import sharp from "sharp";
import { boundsOf } from "../geometry/measure.ts";
import {
  around,
  bareSpec,
  figureOf,
  figurePainter,
  type FigureWindow,
  fitFigures,
} from "../motion/figure_painter.ts";
import { inRow, PET_ROWS, type PetRow } from "../motion/pet_rows.ts";
import type { Canvas } from "../painters/canvas.ts";
import { clearSpecks } from "../motion/specks.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { tonedWithAlpha } from "../colour/tone.ts";
import type { PetRowOptions, PetSheetOptions } from "./options.ts";

/** A cell in pixels, and how many there are in a row. */
const CELL = { width: 192, height: 208 }, COLUMNS = 8;

/** The lowest line of a figure that stands: cells of pixel art, and contours, would end at others by a pixel or two. */
const BASELINE = 201;

/** Fainter than this is the soft edge of a contour. */
const SOLID = 64;

/** Units of the picture for a pixel of a cell: so many that cells of pixel art stay square. */
const UNITS = 4;

/** One row as a PNG strip of eight cells. */
export async function drawPetRow(
  spec: CatSpec,
  { row, style }: PetRowOptions,
): Promise<Uint8Array> {
  const cat = bareSpec({ ...spec, style });
  const paint = await figurePainter(cat, standOf(cat), PICTURE_SIZE / UNITS);
  const figures = figuresOf(cat, PET_ROWS[row]!);
  const box = around(figures.map(boundsOf));
  const strip = createCanvas(CELL.width * COLUMNS, CELL.height), ctx = strip.getContext("2d");
  const { width, height } = CELL;
  for (const [i, figure] of figures.entries()) {
    const picture = paint(figure, box);
    const isInAir = PET_ROWS[row]!.frames[i]!.lift !== undefined;
    const down = isInAir ? 0 : BASELINE - lowestOf(picture);
    ctx.drawImage(
      picture,
      ...[0, 0, width, height - down] as const,
      ...[i * width, down, width, height - down] as const,
    );
    clearSpecks(ctx, { x: i * width, y: 0, width, height });
  }
  return await tonedWithAlpha(strip, spec).png({ compressionLevel: 1 }).toBuffer();
}

/** The rows below each other, as a lossless WebP or a PNG whose clear parts have no colour. */
export async function joinPetRows(
  _: CatSpec,
  { rows, format = "webp" }: PetSheetOptions,
): Promise<Uint8Array> {
  const height = CELL.height * rows.length, width = CELL.width * COLUMNS;
  const strips = rows.map((row, i) => ({ input: Buffer.from(row), left: 0, top: i * CELL.height }));
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const pixels = await sharp({ create: { width, height, channels: 4, background: clear } })
    .composite(strips).raw().toBuffer();
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) pixels.fill(0, at, at + 3);
  }
  const sheet = sharp(pixels, { raw: { width, height, channels: 4 } });
  if (format === "png") return await sheet.png({ compressionLevel: 9 }).toBuffer();
  return await sheet.webp({ lossless: true, exact: true, effort: 2 }).toBuffer();
}

/** The lowest line of a cell's window with more than a shade; the baseline where there is none. */
function lowestOf(picture: Canvas): number {
  const { width, height } = CELL;
  const { data } = picture.getContext("2d").getImageData(0, 0, width, height);
  for (let at = data.length - 1; at > 0; at -= 4) {
    if (data[at]! > SOLID) return Math.floor(at / 4 / width);
  }
  return BASELINE;
}

function figuresOf(spec: CatSpec, row: PetRow) {
  const own = inRow(spec, row);
  return row.frames.map((frame) => figureOf(own, frame));
}

/** Of the cat that this thread drew last: its rows come one by one. */
let known: { cat: string; stand: FigureWindow } | undefined;

/** One scale for all rows. */
function standOf(spec: CatSpec): FigureWindow {
  const cat = JSON.stringify(spec);
  if (known?.cat !== cat) known = { cat, stand: newStand(spec) };
  return known.stand;
}

function newStand(spec: CatSpec): FigureWindow {
  const boxes = PET_ROWS.map((row) => around(figuresOf(spec, row).map(boundsOf)));
  return fitFigures(boxes, { width: CELL.width * UNITS, height: CELL.height * UNITS, margin: 36 });
}
