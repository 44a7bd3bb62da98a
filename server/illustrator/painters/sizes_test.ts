/**
 * A picture is the same in any size.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../lib/choices.ts";
import { sceneOf } from "../../../tests/support/painting.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { blankCanvas, type Canvas } from "./canvas.ts";

/** What is compared, in pixels along a side. */
const GRID = 32;
/** Of 255: lines of a pixel fall between the pixels of another size. */
const MEAN = 2.5, MOST = 48;

/** On grey, drawn down by halves, so that each cell is the mean of its place. */
function gridOf(canvas: Canvas): Uint8ClampedArray {
  let from = canvas;
  while (from.width > GRID) {
    const { canvas: half, ctx } = blankCanvas(from.width / 2);
    ctx.fillStyle = "grey";
    ctx.fillRect(0, 0, half.width, half.width);
    ctx.drawImage(from, 0, 0, half.width, half.width);
    from = half;
  }
  return from.getContext("2d").getImageData(0, 0, GRID, GRID).data;
}

for (const style of STYLES) {
  Deno.test(`[${style}] a small picture shows what the large one shows`, async () => {
    const scene = sceneOf("a grey tabby with a red scarf in a garden on a cloudy night", style);
    const { loadPainter, loadCutter } = STYLE_ENTRIES[style];
    for (const paint of [await loadPainter(), await loadCutter()]) {
      const small = paint(scene, 256);
      assert.deepEqual([small.width, small.height], [256, 256]);
      const grid = gridOf(small);
      const apart = gridOf(paint(scene)).map((value, at) => Math.abs(value - grid[at]!));
      const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length;
      const said = `mean ${mean}, most ${Math.max(...apart)}`;
      assert(mean <= MEAN && Math.max(...apart) <= MOST, said);
    }
  });
}
