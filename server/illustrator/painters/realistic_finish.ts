/**
 * What light does to the whole picture: bloom, and darker corners.
 *
 * @module
 */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { css } from "../colour.ts";
import { PICTURE_SIZE, type Scene } from "../scene.ts";
import type { Context } from "./canvas.ts";

const BLOOM_SIZE = 256;

export function finishPicture(canvas: Canvas, ctx: Context, scene: Scene): void {
  ctx.save();
  addBloom(canvas, ctx, scene);
  addVignette(ctx, scene);
  ctx.restore();
}

/** Colours deepen through a blurred copy of the picture; bright places glow into their surroundings. */
function addBloom(canvas: Canvas, ctx: Context, { light }: Scene): void {
  const small = createCanvas(BLOOM_SIZE, BLOOM_SIZE);
  const soft = small.getContext("2d");
  soft.drawImage(canvas, 0, 0, BLOOM_SIZE, BLOOM_SIZE);
  const glow = createCanvas(BLOOM_SIZE, BLOOM_SIZE);
  const all = glow.getContext("2d");
  all.filter = "blur(5px)";
  all.drawImage(small, 0, 0);
  // Multiplied by itself, only what is bright stays bright.
  soft.globalCompositeOperation = "multiply";
  soft.drawImage(small, 0, 0);
  soft.globalCompositeOperation = "source-over";
  soft.filter = "blur(6px)";
  soft.drawImage(small, 0, 0);
  ctx.globalAlpha = 0.48;
  ctx.globalCompositeOperation = "soft-light";
  ctx.drawImage(glow, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.globalAlpha = 0.28 - 0.16 * light.key;
  ctx.globalCompositeOperation = "screen";
  ctx.drawImage(small, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.globalAlpha = 1;
}

function addVignette(ctx: Context, { sky }: Scene): void {
  const { h, c } = sky[0]!.colour;
  const middle = PICTURE_SIZE / 2;
  const edge = ctx.createRadialGradient(
    middle,
    middle * 0.96,
    middle * 0.72,
    middle,
    middle,
    middle * 1.42,
  );
  edge.addColorStop(0, css({ l: 0.5, c, h }, 0.001));
  edge.addColorStop(1, css({ l: 0.4, c: Math.min(0.09, c), h }, 0.4));
  ctx.globalCompositeOperation = "multiply";
  ctx.fillStyle = edge;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
}
