/**
 * A photo as pixel art: a grid of its own, a palette of few colours in which the eyes keep theirs,
 * ordered dithering, every block one colour.
 *
 * @module
 */
import { smoothstep } from "../geometry/smoothstep.ts";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { blankCanvas } from "../painters/canvas.ts";
import { kMeans, type Lab, nearestOf } from "../painters/pixel_palette.ts";
import { PICTURE_SIZE } from "../scene.ts";
import { flowOf, linesOf } from "./flow.ts";
import { brushed } from "../painters/kuwahara.ts";
import { eyeMask } from "./eyes.ts";
import type { Study } from "./study.ts";
import { type Planes, STUDY_SIDE, writeColour } from "../painters/planes.ts";

/** Blocks in a row. */
const GRID = 128;
const CELL = STUDY_SIDE / GRID;

/** As many as a console of old could show; some are kept for the eyes. */
const COLOURS = 28, OF_EYES = 6;

/** How far dithering shifts lightness, to either hand. */
const DITHER = 0.024;

/** Order in which the cells of a square turn from one colour to the next (Bayer). */
const ORDER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

export function repaintPixel(study: Study): Canvas {
  const even = brushed(study, 2);
  const lines = linesOf(even.l, flowOf(study.l), 2);
  const cells = cellsOf(even, lines);
  const eyes = meansOf(eyeMask(study));
  const ofEyes = kMeans(cells.filter((_, cell) => eyes[cell]! > 0.5), OF_EYES);
  const palette = [...kMeans(cells, COLOURS - ofEyes.length), ...ofEyes];
  const { canvas: small, ctx } = blankCanvas(GRID);
  const image = ctx.createImageData(GRID, GRID);
  cells.forEach(([l, a, b], at) => {
    const threshold = (ORDER[(at % 4) + 4 * (Math.floor(at / GRID) % 4)]! + 0.5) / 16 - 0.5;
    const [pl, pa, pb] = palette[nearestOf(palette, [l + 2 * DITHER * threshold, a, b])]!;
    writeColour(image.data, at * 4, pl, pa, pb);
  });
  ctx.putImageData(image, 0, 0);
  return inBlocks(small);
}

/** The colour of each block, its contrast raised, darker where a line runs through it. */
function cellsOf({ l, a, b }: Planes, lines: Float32Array): Lab[] {
  const [lightness, first, second, line] = [l, a, b, lines].map(meansOf);
  return Array.from({ length: GRID * GRID }, (_, cell): Lab => {
    const contrast = 0.5 + (lightness![cell]! - 0.5) * 1.12;
    const ink = 0.55 * smoothstep(0.01, 0.03, line![cell]!);
    return [contrast * (1 - ink) + 0.14 * ink, 1.35 * first![cell]!, 1.35 * second![cell]!];
  });
}

/** The mean of a plane in each block. */
function meansOf(plane: Float32Array): Float32Array {
  const means = new Float32Array(GRID * GRID);
  for (let at = 0; at < plane.length; at++) {
    const x = at % STUDY_SIDE, y = (at - x) / STUDY_SIDE;
    const cell = Math.floor(y / CELL) * GRID + Math.floor(x / CELL);
    means[cell] = means[cell]! + plane[at]! / (CELL * CELL);
  }
  return means;
}

function inBlocks(small: Canvas): Canvas {
  const canvas = createCanvas(PICTURE_SIZE, PICTURE_SIZE);
  const ctx = canvas.getContext("2d");
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(small, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  return canvas;
}
