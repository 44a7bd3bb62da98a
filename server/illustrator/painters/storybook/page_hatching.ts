/** @module Strokes of the pen in the shade of a page. */
import { css } from "../../colour/colour.ts";
import type { Scene } from "../../scene.ts";
import { blankCanvas, type Canvas, type Context, createLayer, drawLayer } from "../canvas.ts";
import { tileStream } from "../noise.ts";
import { layTiling, tilingOf } from "../tiling.ts";
import { SEPIA } from "./ink.ts";

/** Whether shade has strokes of the pen: in daylight and rain they would be rain. */
export function isDim({ light, spec }: Scene): boolean {
  return light.key < 0.5 && spec.weather !== "rain" && spec.weather !== "storm";
}

/** Strokes of the pen wherever the page lies in shade. */
export function hatchShade(ctx: Context, shade: Canvas, side: number): void {
  const { canvas, ctx: pen } = createLayer(side);
  layTiling(pen, hatching);
  pen.globalCompositeOperation = "destination-in";
  // Only where it is deepest.
  for (let i = 0; i < 3; i++) drawLayer(pen, shade);
  drawLayer(ctx, canvas);
}

/** A tile of short slanting strokes, none beginning beside another. */
const hatching = tilingOf((): Canvas => {
  const { canvas, ctx } = blankCanvas(TILE);
  const random = tileStream("hatching");
  ctx.strokeStyle = css(SEPIA, 0.34);
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  for (let row = 0; row < TILE; row += 16) {
    for (let x = random.between(0, 7); x < TILE; x += 8) {
      const y = row + random.between(-5, 5), length = random.between(9, 15);
      for (const [dx, dy] of [[0, 0], [TILE, 0], [-TILE, 0], [0, TILE], [0, -TILE]] as const) {
        ctx.moveTo(x + dx, y + dy);
        ctx.lineTo(x + dx + length * 0.62, y + dy - length);
      }
    }
  }
  ctx.stroke();
  return canvas;
});

const TILE = 256;
