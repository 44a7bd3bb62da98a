import assert from "node:assert/strict";
import { type Board, type Paint, paintStrokes } from "./oil_strokes.ts";

const SIDE = 128;
const PAINT: Paint = { bristles: 6, uneven: 6, broken: 6, body: 0.86 };

/** Grey hairs at a slant in a square, with nothing around it. */
function hairs(): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 32; y < 96; y++) {
    for (let x = 32; x < 96; x++) {
      const tone = (x + y) % 4 < 2 ? 90 : 160;
      pixels.set([tone, tone, tone, 255], (y * SIDE + x) * 4);
    }
  }
  return pixels;
}

const painted = (board: Omit<Board, "pixels" | "side">, paint = PAINT) => {
  const pixels = hairs();
  paintStrokes({ pixels, side: SIDE, ...board }, "seed", paint);
  return pixels;
};

/** How much colours change along the hairs, against how much they change across them. */
function restlessness(pixels: Uint8ClampedArray): number {
  let along = 0, across = 0;
  for (let y = 44; y < 84; y++) {
    for (let x = 44; x < 84; x++) {
      const at = (y * SIDE + x) * 4;
      along += Math.abs(pixels[at]! - pixels[at + (SIDE - 1) * 12]!);
      across += Math.abs(pixels[at]! - pixels[at + (SIDE + 1) * 12]!);
    }
  }
  return along / across;
}

Deno.test("strokes run over the edge of what is painted only if they may", () => {
  const covered = (pixels: Uint8ClampedArray) =>
    pixels.filter((value, i) => i % 4 === 3 && value > 0).length;
  assert.ok(covered(painted({ scale: 1 })) > 64 * 64);
  assert.equal(covered(painted({ scale: 1, spills: false })), 64 * 64);
});

Deno.test("strokes run along hairs that are finer than a cell", () => {
  const board = { scale: 1, spills: false };
  const hairy = restlessness(painted({ ...board, tracks: { apart: 1, reach: 4 } }));
  const edged = restlessness(painted(board));
  assert.ok(hairy < edged * 0.9, `${hairy} ${edged}`);
});

Deno.test("thin paint changes less than a thick one", () => {
  const change = (body: number) => {
    const before = hairs(), after = painted({ scale: 1, spills: false }, { ...PAINT, body });
    return after.reduce((sum, value, i) => sum + Math.abs(value - before[i]!), 0);
  };
  assert.ok(change(0.3) < change(0.9) * 0.6);
});
