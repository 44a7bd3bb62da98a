/**
 * @module What is drawn over the washes: a broken pencil around the cat and its things, eyes, lines of a
 * fine brush. What lies behind something is hidden by it, though the paint below is dry.
 */
import { css } from "../../colour/colour.ts";
import { randomStream } from "../../random.ts";
import type { Item, Region, Scene } from "../../scene.ts";
import { type Canvas, type Context, createLayer, trace } from "../canvas.ts";
import { edgesOf } from "../edges.ts";
import { paintWatercolorEye } from "./eye.ts";
import { paintWatercolorLine } from "./line.ts";
import { drawWatercolorPencil } from "./pencil.ts";
import { pigment } from "./wash.ts";

/** Things clearer than this let what is drawn behind them shine through. */
const CLEAR = 0.9;

/** The drawing of these items, back to front, on a clear sheet. */
export function drawingOf(items: readonly Item[], scene: Scene, side: number): Canvas {
  const { canvas, ctx } = createLayer(side);
  for (const item of items) {
    if (item.is === "region" && item.role !== "shadow") drawRegion(ctx, item, scene);
    if (item.is === "line") paintWatercolorLine(ctx, item);
    if (item.is === "eye") paintWatercolorEye(ctx, item);
  }
  return canvas;
}

function drawRegion(ctx: Context, region: Region, { spec, light }: Scene): void {
  const { outline, opacity = 1, colour } = region;
  ctx.save();
  if (opacity < CLEAR) ctx.fillStyle = css(pigment(colour), opacity);
  else {
    // A colour that is half clear would leave half of what lies behind.
    ctx.fillStyle = "black";
    ctx.globalCompositeOperation = "destination-out";
  }
  trace(ctx, outline);
  ctx.fill();
  ctx.restore();
  if (region.line <= 0) return;
  const random = randomStream(spec.seed, `watercolor.${region.name}`);
  for (const { points, closed } of edgesOf(region)) {
    drawWatercolorPencil(ctx, points, {
      colour,
      width: Math.min(2.4, 1 + region.line * 0.16),
      closed,
      towards: light.towards,
    }, random);
  }
}
