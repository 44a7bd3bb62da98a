/**
 * @module Hairs written straight into pixels: thousands of tapered strokes take a fifth of the time of a
 * canvas, and each can run from a dark root to a light tip.
 */
import { createCanvas, type ImageData } from "@napi-rs/canvas";
import type { Box } from "../geometry/measure.ts";
import { PICTURE_SIZE } from "../scene.ts";
import { type Canvas, type Context, scaleOf } from "./canvas.ts";

/** Pixels of a part of the picture, transparent at first. Lengths are in pixels. */
export interface HairLayer {
  /** Pixels to a unit. */
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Red, green, blue and opacity, not multiplied. */
  pixels: Uint8ClampedArray;
  /** What they are the pixels of. */
  image: ImageData;
  canvas: Canvas;
}

/** A hair: from its root through its middle to its tip. */
export interface Hair {
  x: number;
  y: number;
  midX: number;
  midY: number;
  tipX: number;
  tipY: number;
  /** At its root, in units. */
  width: number;
  rgb: readonly [number, number, number];
  /** Brightness at root and tip, 1 as it is. */
  root: number;
  tip: number;
}

/** Pixels that a strand of a bundle is wide: whole pictures have no bundles, posters do. */
const STRAND = 5, MOST_STRANDS = 4;

/** The share of a large hair over which its root becomes as wide as it is: a blunt one shows. */
const ROOT = 0.2;

/** What lit tips gain beside their own colour, 0..255: black hair shines too. */
const SHEEN = 26;

/** An empty layer over a box and `reach` units around it, for this context; undefined outside the picture. */
export function hairLayer(ctx: Context, box: Box, reach: number): HairLayer | undefined {
  const scale = scaleOf(ctx), side = PICTURE_SIZE * scale;
  const left = Math.max(0, Math.floor((box.left - reach) * scale));
  const top = Math.max(0, Math.floor((box.top - reach) * scale));
  const width = Math.min(side, Math.ceil((box.right + reach) * scale)) - left;
  const height = Math.min(side, Math.ceil((box.bottom + reach) * scale)) - top;
  if (width < 1 || height < 1) return undefined;
  const canvas = createCanvas(width, height);
  const image = canvas.getContext("2d").createImageData(width, height);
  return { scale, left, top, width, height, pixels: image.data, image, canvas };
}

/** Lays the layer where it belongs. */
export function layHairs(
  ctx: Context,
  { scale, left, top, width, height, image, canvas }: HairLayer,
): void {
  canvas.getContext("2d").putImageData(image, 0, 0);
  ctx.drawImage(canvas, left / scale, top / scale, width / scale, height / scale);
}

/** Writes a hair; where it would be many pixels wide, as a bundle of finer ones. */
export function writeHair(layer: HairLayer, hair: Hair): void {
  const { scale } = layer;
  const strands = scale > 1 ? Math.min(MOST_STRANDS, Math.round(hair.width * scale / STRAND)) : 1;
  if (strands < 2) return writeStrand(layer, hair);
  const x = hair.tipX - hair.x, y = hair.tipY - hair.y, length = Math.hypot(x, y) || 1;
  const width = hair.width / strands * 1.5;
  for (let i = 0; i < strands; i++) {
    const aside = (i - (strands - 1) / 2) * hair.width / strands;
    const shiftX = -y / length * aside, shiftY = x / length * aside;
    // Strands of a bundle end one after the other, each in a shade of its own.
    const short = (i * 2 % strands) / strands * 0.3, tone = 1 + (i % 2 ? 0.05 : -0.03);
    writeStrand(layer, {
      ...hair,
      x: hair.x + shiftX,
      y: hair.y + shiftY,
      midX: hair.midX + shiftX,
      midY: hair.midY + shiftY,
      tipX: hair.tipX + shiftX * 0.4 + (hair.midX - hair.tipX) * short,
      tipY: hair.tipY + shiftY * 0.4 + (hair.midY - hair.tipY) * short,
      width,
      root: hair.root * tone,
      tip: hair.tip * tone,
    });
  }
}

/** At each pixel of its longer way a span as wide as it still is. */
function writeStrand(layer: HairLayer, hair: Hair): void {
  const { scale } = layer, width = hair.width * scale;
  const x = hair.x * scale, midX = hair.midX * scale, tipX = hair.tipX * scale;
  const y = hair.y * scale, midY = hair.midY * scale, tipY = hair.tipY * scale;
  const across = Math.abs(tipX - x) < Math.abs(tipY - y);
  // Where a large hair bends, one step passes more than a line: no line may stay empty.
  const isLarge = scale > 1;
  const steps = Math.max(2, Math.ceil(Math.abs(across ? tipY - y : tipX - x) * (isLarge ? 2 : 1)));
  const x0 = x - layer.left, y0 = y - layer.top;
  const ax = x0 - 2 * (midX - layer.left) + (tipX - layer.left), bx = 2 * (midX - x);
  const ay = y0 - 2 * (midY - layer.top) + (tipY - layer.top), by = 2 * (midY - y);
  let before = -1;
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const px = x0 + t * (bx + ax * t), py = y0 + t * (by + ay * t);
    const middle = across ? px : py, line = Math.round(across ? py : px);
    if (isLarge && line === before) continue;
    before = line;
    if (line < 0 || line >= (across ? layer.height : layer.width)) continue;
    const root = t < ROOT ? Math.sqrt(t / ROOT) : 1;
    const half = width * 0.5 * (1 - t * (0.45 + 0.5 * t)) * root;
    const tone = hair.root + (hair.tip - hair.root) * t;
    const from = middle - half, to = middle + half;
    const last = Math.min((across ? layer.width : layer.height) - 1, Math.floor(to + 0.5));
    for (let at = Math.max(0, Math.floor(from + 0.5)); at <= last; at++) {
      const cover = Math.min(at + 0.5, to) - Math.max(at - 0.5, from);
      if (cover <= 0.03) continue;
      blend(
        layer,
        across ? line * layer.width + at : at * layer.width + line,
        hair.rgb,
        tone,
        cover,
      );
    }
  }
}

function blend(
  { pixels }: HairLayer,
  pixel: number,
  rgb: readonly [number, number, number],
  tone: number,
  cover: number,
): void {
  const i = pixel * 4;
  const under = pixels[i + 3]! / 255;
  const over = cover > 1 ? 1 : cover;
  const all = over + under * (1 - over);
  const share = over / all, sheen = tone > 1 ? SHEEN * (tone - 1) : 0;
  const red = pixels[i]!, green = pixels[i + 1]!, blue = pixels[i + 2]!;
  pixels[i] = red + (rgb[0] * tone + sheen - red) * share;
  pixels[i + 1] = green + (rgb[1] * tone + sheen - green) * share;
  pixels[i + 2] = blue + (rgb[2] * tone + sheen - blue) * share;
  pixels[i + 3] = all * 255;
}
