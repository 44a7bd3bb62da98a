/** @module What is too near for the lens. */
import { type Context, createLayer, drawLayer, scaleOf } from "./canvas.ts";
import { PICTURE_SIZE } from "../scene.ts";

/** It is painted in so many times fewer pixels than the picture: enlarged, it is soft. */
const COARSER = 6;

/** Lays what is drawn over the picture, out of focus. */
export function layOutOfFocus(ctx: Context, draw: (sheet: Context) => void): void {
  const side = Math.max(32, Math.round(scaleOf(ctx) * PICTURE_SIZE / COARSER));
  const { canvas, ctx: sheet } = createLayer(side);
  draw(sheet);
  ctx.save();
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "high";
  drawLayer(ctx, canvas);
  ctx.restore();
}
