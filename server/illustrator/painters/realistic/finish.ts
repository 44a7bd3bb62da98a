/** @module What light does to the whole picture: bloom, and a side in the shade. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { css, mix } from "../../colour/colour.ts";
import { PICTURE_SIZE, type Scene } from "../../scene.ts";
import type { Context } from "../canvas.ts";

/** Pixels along a side of a picture of light: a blur needs no more, and no more than half of what it lies over. */
const BLOOM_SIDE = 256;
/** How far bright places reach, and how far the copy that deepens colours, in shares of a side. */
const BLOOM = 6 / 256, COPY = 5 / 256;

export function finishPicture(canvas: Canvas, ctx: Context, scene: Scene): void {
  ctx.save();
  addBloom(canvas, ctx, scene);
  addVignette(ctx, scene);
  ctx.restore();
}

/** Colours deepen through a blurred copy of the picture; bright places glow into their surroundings. */
function addBloom(canvas: Canvas, ctx: Context, { light }: Scene): void {
  const side = Math.min(BLOOM_SIDE, canvas.width / 2);
  const small = createCanvas(side, side);
  const soft = small.getContext("2d");
  soft.drawImage(canvas, 0, 0, side, side);
  const glow = createCanvas(side, side);
  const all = glow.getContext("2d");
  all.filter = `blur(${COPY * side}px)`;
  all.drawImage(small, 0, 0);
  // Multiplied by itself, only what is bright stays bright.
  soft.globalCompositeOperation = "multiply";
  soft.drawImage(small, 0, 0);
  soft.globalCompositeOperation = "source-over";
  soft.filter = `blur(${BLOOM * side}px)`;
  soft.drawImage(small, 0, 0);
  ctx.globalAlpha = 0.48;
  ctx.globalCompositeOperation = "soft-light";
  ctx.drawImage(glow, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.globalAlpha = 0.28 - 0.16 * light.key;
  ctx.globalCompositeOperation = "screen";
  ctx.drawImage(small, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.globalAlpha = 1;
}

/** Light falls in from one side over cat and place alike; away from it both lie in the colour of the shade. */
function addVignette(ctx: Context, { light }: Scene): void {
  const middle = PICTURE_SIZE / 2;
  const x = middle + light.towards[0] * OFF, y = middle + light.towards[1] * OFF * 0.8;
  const fall = ctx.createRadialGradient(x, y, 0, x, y, middle * 1.85);
  const shade = mix(
    { ...light.shade, l: 0.3, c: Math.min(0.08, light.shade.c + 0.01) },
    NEUTRAL,
    0.35,
  );
  const warm = { l: 0.86, c: Math.min(0.1, light.colour.c + 0.02), h: light.colour.h };
  fall.addColorStop(0, css(warm, 0.06 * light.key));
  fall.addColorStop(0.4, css(warm, 0.001));
  fall.addColorStop(0.41, css(shade, 0.001));
  fall.addColorStop(1, css(shade, 0.22 - 0.06 * light.key));
  ctx.globalCompositeOperation = "hard-light";
  ctx.fillStyle = fall;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
}

/** How far the brightest place lies from the middle, in units. */
const OFF = 300;
const NEUTRAL = { l: 0.4, c: 0.02, h: 60 };
