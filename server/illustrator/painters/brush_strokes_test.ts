import assert from "node:assert/strict";
import { randomStream } from "../random.ts";
import { blankCanvas, type Canvas } from "./canvas.ts";
import { type Brush, paintOver } from "./brush_strokes.ts";

const BROAD: Brush = { width: 12, length: 50, gap: 8, detail: 0, spread: 0.03 };
const FINE: Brush = { width: 3, length: 12, gap: 2.5, detail: 0.05, spread: 0.02 };

/** A red disc on blue. */
function disc(): Canvas {
  const { canvas, ctx } = blankCanvas(128);
  ctx.fillStyle = "rgb(40 60 160)";
  ctx.fillRect(0, 0, 128, 128);
  ctx.fillStyle = "rgb(200 40 40)";
  ctx.beginPath();
  ctx.arc(64, 64, 24, 0, 2 * Math.PI);
  ctx.fill();
  return canvas;
}

function pixelsOf(canvas: Canvas): Uint8ClampedArray {
  return canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
}

/** The share of the disc that is red. */
function redShare(canvas: Canvas): number {
  const pixels = pixelsOf(canvas);
  let red = 0, all = 0;
  for (let y = 0; y < 128; y++) {
    for (let x = 0; x < 128; x++) {
      if (Math.hypot(x - 64, y - 64) > 20) continue;
      all++;
      if (pixels[(y * 128 + x) * 4]! > 140) red++;
    }
  }
  return red / all;
}

Deno.test("[brush] an even surface becomes strokes of many tones, nearly as light as before", () => {
  const { canvas, ctx } = blankCanvas(128);
  ctx.fillStyle = "rgb(120 120 120)";
  ctx.fillRect(0, 0, 128, 128);
  paintOver(canvas, [BROAD], randomStream("1", "brush"));
  const pixels = pixelsOf(canvas), tones = new Set<number>();
  let sum = 0;
  for (let i = 0; i < pixels.length; i += 4) {
    tones.add(pixels[i]!);
    sum += pixels[i]!;
  }
  assert.ok(tones.size > 12, `${tones.size} tones`);
  assert.ok(Math.abs(sum / (128 * 128) - 120) < 5, `${sum / (128 * 128)}`);
});

Deno.test("[brush] what broad strokes smeared, fine ones bring back", () => {
  const rough = disc(), whole = disc();
  paintOver(rough, [BROAD], randomStream("1", "brush"));
  paintOver(whole, [BROAD, FINE], randomStream("1", "brush"));
  assert.ok(redShare(rough) < 0.98, `${redShare(rough)}`);
  assert.ok(redShare(whole) > redShare(rough) + 0.01, `${redShare(rough)} to ${redShare(whole)}`);
});

Deno.test("[brush] beyond where it may paint everything stays as it was", () => {
  const canvas = disc(), before = pixelsOf(disc()), where = blankCanvas(128);
  where.ctx.fillRect(0, 0, 40, 128);
  paintOver(canvas, [BROAD], randomStream("1", "brush"), { within: where.canvas });
  const after = pixelsOf(canvas);
  let changed = 0;
  for (let i = 0; i < after.length; i += 4) if (after[i] !== before[i]) changed++;
  assert.ok(changed > 1500, `${changed}`);
  // A stroke may reach over by its own length.
  for (let y = 0; y < 128; y++) {
    for (let x = 110; x < 128; x++) {
      assert.equal(after[(y * 128 + x) * 4], before[(y * 128 + x) * 4]);
    }
  }
});
