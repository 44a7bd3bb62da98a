/**
 * A pet is of one size in every frame of its atlas, measured in what is painted against the figure it is painted
 * from; `pet_test.ts` measures the figures.
 */
import assert from "node:assert/strict";
import { createCanvas } from "@napi-rs/canvas";
import sharp from "sharp";
import type { Style } from "../../../lib/choices.ts";
import { boundsOf } from "../geometry/measure.ts";
import { bareSpec, figureOf } from "../motion/figure_painter.ts";
import { inRow, PET_ROWS } from "../motion/pet_rows.ts";
import { planCharacter } from "../plan.ts";
import type { Item } from "../scene.ts";
import { drawFile } from "./drawers.ts";

const CELL = { width: 192, height: 208 }, COLUMNS = 8;

/** Half of a pixel's alpha and more is the cat. */
const SOLID = 128;

/** Pixels for a unit of a figure that is laid beside its frame, and room around it. */
const SCALE = 0.25, ROOM = 20, SIDE = 440;

/** What a program that shows pets takes for the same size. */
const MOST_SPREAD = 0.03;

const CATS: [string, Style][] = [
  ["a fluffy orange tabby with a red scarf and glasses", "cartoon"],
  ["a siamese cat in a wizard hat", "pixel"],
  ["a small black kitten with green eyes", "anime"],
];

/** How far the points of a shape lie from their middle on average: it grows with the size, and edges hardly count. */
function radiusOf(isOn: (x: number, y: number) => boolean, width: number, height: number): number {
  let count = 0, sumX = 0, sumY = 0, squares = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isOn(x, y)) continue;
      count++;
      sumX += x;
      sumY += y;
      squares += x * x + y * y;
    }
  }
  return Math.sqrt(squares / count - (sumX / count) ** 2 - (sumY / count) ** 2);
}

/** The same of a figure of shapes. */
function radiusOfFigure(items: readonly Item[]): number {
  const { left, top } = boundsOf(items), ctx = createCanvas(SIDE, SIDE).getContext("2d");
  for (const item of items) {
    if (item.is !== "region" || (item.opacity ?? 1) < 0.5) continue;
    ctx.beginPath();
    for (const [x, y] of item.outline) {
      ctx.lineTo((x - left) * SCALE + ROOM, (y - top) * SCALE + ROOM);
    }
    ctx.fill();
  }
  const { data } = ctx.getImageData(0, 0, SIDE, SIDE);
  return radiusOf((x, y) => data[(y * SIDE + x) * 4 + 3]! >= SOLID, SIDE, SIDE) / SCALE;
}

for (const [words, style] of CATS) {
  Deno.test(`[pet] ${words} is painted in one size in all of the atlas`, async () => {
    const { spec } = planCharacter(words, { style, seed: "5" }), scales: number[] = [];
    for (const [row, petRow] of PET_ROWS.entries()) {
      const strip = await drawFile("petRow", spec, { row, style });
      const data = await sharp(strip).ensureAlpha().raw().toBuffer();
      const own = inRow(bareSpec(spec), petRow);
      for (const [column, frame] of petRow.frames.entries()) {
        const figure = figureOf(own, frame);
        const alphaAt = (x: number, y: number) =>
          data[((y * COLUMNS + column) * CELL.width + x) * 4 + 3]!;
        const painted = radiusOf((x, y) => alphaAt(x, y) >= SOLID, CELL.width, CELL.height);
        scales.push(painted / radiusOfFigure(figure));
      }
    }
    const spread = Math.max(...scales) / Math.min(...scales) - 1;
    assert.ok(spread <= MOST_SPREAD, `${spread}`);
  });
}
