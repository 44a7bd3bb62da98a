/** @module Bright places that spill over their edges. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { PICTURE_SIZE } from "../scene.ts";
import { blankCanvas, type Context } from "./canvas.ts";

/** The bloom is blurred small, where a wide blur costs little. */
const SIZE = 256;

/** How it blooms: `blur` in pixels of the small copy, `strength` 0..1. */
export interface Bloom {
  blur: number;
  strength: number;
}

/** Lays a small blurred copy of the picture, its darks squared away, on it as light. */
export function addBloom(ctx: Context, picture: Canvas, { blur, strength }: Bloom): void {
  const small = createCanvas(SIZE, SIZE), bright = small.getContext("2d");
  bright.drawImage(picture, 0, 0, SIZE, SIZE);
  bright.globalCompositeOperation = "multiply";
  bright.drawImage(picture, 0, 0, SIZE, SIZE);
  const { canvas: soft, ctx: blurred } = blankCanvas(SIZE);
  blurred.filter = `blur(${blur}px)`;
  blurred.drawImage(small, 0, 0);
  ctx.save();
  ctx.globalCompositeOperation = "screen";
  ctx.globalAlpha = strength;
  ctx.drawImage(soft, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
}
