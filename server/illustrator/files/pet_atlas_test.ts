/**
 * What is painted in the atlas of a pet: the rules of programs that show pets, and one size in every frame, measured
 * against the figure it is painted from. `pet_test.ts` measures the figures.
 */
import assert from "node:assert/strict";
import { createCanvas } from "@napi-rs/canvas";
import sharp from "sharp";
import type { Style } from "../../../lib/choices.ts";
import { boundsOf } from "../geometry/measure.ts";
import { bareSpec, figureOf } from "../motion/figure_painter.ts";
import { inRow, PET_ROWS } from "../motion/pet_rows.ts";
import { once } from "../once.ts";
import { planCharacter } from "../plan.ts";
import type { Item } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { drawFile } from "./drawers.ts";

const WIDTH = 192, HEIGHT = 208, COLUMNS = 8;

const JUMPING = 4, RUNNING = [1, 2];

/** Half of a pixel's alpha and more is the cat. */
const SOLID = 128;

/** Pixels for a unit of a figure that is laid beside its frame, and room around it. */
const SCALE = 0.25, ROOM = 20, SIDE = 440;

/** What a program that shows pets takes for the same size. */
const MOST_SPREAD = 0.03;

const CATS: [string, Style][] = [
  ["a fluffy orange tabby with a red scarf and glasses", "cartoon"],
  ["a small black fairy kitten with wings and green eyes", "anime"],
  ["a munchkin with short legs in a long dress and a wizard hat", "pixel"],
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
  const { spec } = planCharacter(words, { style, seed: "5" });
  const rows = once(() => paintedRows(spec));

  Deno.test(`[pet] every rule of the atlas holds for ${words} in ${style}`, async () => {
    const sheet = await drawFile("petSheet", spec, { rows: await rows() });
    const { format, width, height } = await sharp(sheet).metadata();
    assert.deepEqual([format, width, height], ["webp", WIDTH * COLUMNS, HEIGHT * 9]);
    const { data, info } = await sharp(sheet).raw().toBuffer({ resolveWithObject: true });
    assert.equal(info.channels, 4);
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 0 && (data[at]! | data[at + 1]! | data[at + 2]!)) {
        assert.fail(`colour under a clear pixel at ${at / 4}`);
      }
    }
    const cell = (row: number, column: number) => {
      const alpha: number[] = [];
      for (let y = 0; y < HEIGHT; y++) {
        for (let x = 0; x < WIDTH; x++) {
          const at = (row * HEIGHT + y) * WIDTH * COLUMNS + column * WIDTH + x;
          alpha.push(data[at * 4 + 3]!);
        }
      }
      return alpha;
    };
    const baselines = new Set<number>();
    for (const [row, { frames, state }] of PET_ROWS.entries()) {
      for (let column = 0; column < COLUMNS; column++) {
        const alpha = cell(row, column);
        const name = `${state}, frame ${column}`;
        if (column >= frames.length) {
          assert.ok(alpha.every((value) => value === 0), `${name} is not clear`);
          continue;
        }
        assert.equal(piecesOf(alpha), 1, `${name} is one figure`);
        const border = alpha.some((value, at) =>
          value > 0 && (at % WIDTH < 2 || at % WIDTH >= WIDTH - 2 || at < 2 * WIDTH)
        );
        assert.equal(border, false, `${name} is cut off`);
        const isInAir = row === JUMPING && column > 0 && column < frames.length - 1;
        if (!isInAir) baselines.add(lowest(alpha));
      }
    }
    assert.equal(baselines.size, 1, `baselines ${[...baselines]}`);
    for (const row of RUNNING) {
      for (let step = 0; step < 4; step++) {
        // Half a stride later the other pair of legs is in front.
        const share = difference(cell(row, step), cell(row, step + 4));
        assert.ok(share > 0.002, `the gait of row ${row} alternates: ${share}`);
      }
    }
  });

  Deno.test(`[pet] ${words} is painted in one size in all of the atlas`, async () => {
    const scales: number[] = [];
    for (const [row, petRow] of PET_ROWS.entries()) {
      const strip = (await rows())[row]!;
      const data = await sharp(strip).ensureAlpha().raw().toBuffer();
      const own = inRow(bareSpec(spec), petRow);
      for (const [column, frame] of petRow.frames.entries()) {
        const figure = figureOf(own, frame);
        const alphaAt = (x: number, y: number) =>
          data[((y * COLUMNS + column) * WIDTH + x) * 4 + 3]!;
        const painted = radiusOf((x, y) => alphaAt(x, y) >= SOLID, WIDTH, HEIGHT);
        scales.push(painted / radiusOfFigure(figure));
      }
    }
    const spread = Math.max(...scales) / Math.min(...scales) - 1;
    assert.ok(spread <= MOST_SPREAD, `${spread}`);
  });
}

async function paintedRows(spec: CatSpec): Promise<Uint8Array[]> {
  const rows: Uint8Array[] = [];
  for (let row = 0; row < PET_ROWS.length; row++) {
    rows.push(await drawFile("petRow", spec, { row, style: spec.style }));
  }
  return rows;
}

/** The lowest line with more than a shade. */
function lowest(alpha: number[]): number {
  return Math.floor(alpha.findLastIndex((value) => value > 64) / WIDTH);
}

/** The share of the lower half of two cells that differs. */
function difference(one: number[], other: number[]): number {
  const from = alphaHalf(one), to = alphaHalf(other);
  return from.filter((value, i) => Math.abs(value - to[i]!) > 128).length / from.length;
}

function alphaHalf(alpha: number[]): number[] {
  return alpha.slice(alpha.length / 2);
}

function piecesOf(alpha: number[]): number {
  const seen = new Uint8Array(alpha.length);
  let pieces = 0;
  alpha.forEach((value, start) => {
    if (value === 0 || seen[start]) return;
    pieces++;
    const open = [start];
    seen[start] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const row of [-WIDTH, 0, WIDTH]) {
        for (const side of [-1, 0, 1]) {
          const next = at + row + side;
          const isBeside = Math.abs((next % WIDTH) - (at % WIDTH)) <= 1;
          if (!isBeside || seen[next] || !alpha[next]) continue;
          seen[next] = 1;
          open.push(next);
        }
      }
    }
  });
  return pieces;
}
