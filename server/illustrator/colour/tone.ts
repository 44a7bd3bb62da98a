/** @module Pictures in black and white or in sepia. */
import sharp, { type Sharp } from "sharp";
import type { Canvas } from "../painters/canvas.ts";
import type { Tone } from "../spec.ts";

type Mix = [red: number, green: number, blue: number];

/** What of red, green and blue becomes red, green and blue. */
const MIXES: Record<Tone, [Mix, Mix, Mix]> = {
  "black and white": [[0.3, 0.59, 0.11], [0.3, 0.59, 0.11], [0.3, 0.59, 0.11]],
  sepia: [[0.36, 0.7, 0.14], [0.3, 0.6, 0.12], [0.22, 0.45, 0.09]],
};
/** The pixels of an opaque canvas, in shades of one colour if asked. */
export function toned(canvas: Canvas, tone?: Tone): Sharp {
  const raw = { width: canvas.width, height: canvas.height, channels: 4 as const };
  const image = sharp(canvas.data(), { raw }).removeAlpha();
  return tone ? image.recomb(MIXES[tone]) : image;
}

/** The same of a canvas with clear parts, which stay clear. */
export function tonedWithAlpha(canvas: Canvas, tone?: Tone): Sharp {
  const { width, height } = canvas;
  // Unlike `data`, its colours are not multiplied with their alpha.
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  return tone ? image.recomb(MIXES[tone]) : image;
}
