/**
 * @module Toned pictures: each colour becomes a mixture of its red, green and blue, and of a constant. The
 * picture is painted in its own colours first, so that every style can be toned.
 */
import sharp, { type Sharp } from "sharp";
import type { Canvas } from "../painters/canvas.ts";
import type { Tone } from "../spec.ts";

/** A value of red, green and blue each. */
type Rgb = [red: number, green: number, blue: number];

interface Toning {
  /** What of red, green and blue becomes red, green and blue. */
  mix: [Rgb, Rgb, Rgb];
  /** What is added to each, of 255. Absent: nothing. */
  lift?: Rgb;
}

/** What of red, green and blue is seen as light. */
const LUMINANCE: Rgb = [0.3, 0.59, 0.11];

/** How much of its own colours a picture in shades of one colour loses: the cat's coat can still be told. */
const SHADE = 0.72;

const TONINGS: Record<Tone, Toning> = {
  "black and white": { mix: [LUMINANCE, LUMINANCE, LUMINANCE] },
  sepia: { mix: [[0.36, 0.7, 0.14], [0.3, 0.6, 0.12], [0.22, 0.45, 0.09]] },
  "pastel colours": saturated(1.05, [0.56, 0.56, 0.56], [112, 108, 110]),
  "muted colours": saturated(0.55, [0.9, 0.9, 0.88], [12, 12, 12]),
  "vivid colours": saturated(1.45, [1.06, 1.06, 1.06], [-10, -10, -10]),
  "faded colours": saturated(0.6, [0.8, 0.76, 0.64], [42, 36, 34]),
  "warm colours": saturated(0.92, [1.1, 1, 0.76], [10, 4, 0]),
  "cool colours": saturated(0.9, [0.86, 0.98, 1.1], [0, 4, 16]),
  "shades of pink": shades([104, 10, 62], [255, 222, 236]),
  "shades of purple": shades([44, 6, 96], [240, 220, 255]),
  "shades of blue": shades([0, 24, 104], [208, 232, 255]),
  "shades of green": shades([0, 50, 20], [218, 246, 206]),
  "shades of yellow": shades([104, 62, 0], [255, 246, 166]),
  "shades of red": shades([86, 0, 8], [255, 206, 196]),
  "shades of brown": shades([58, 28, 8], [250, 230, 200]),
};

/** The pixels of an opaque canvas, toned if asked. */
export function toned(canvas: Canvas, tone?: Tone): Sharp {
  const raw = { width: canvas.width, height: canvas.height, channels: 4 as const };
  const image = sharp(canvas.data(), { raw }).removeAlpha();
  return tone ? image.recomb(mixOf(tone)).linear([1, 1, 1], liftOf(tone)) : image;
}

/** The same of a canvas with clear parts, which stay clear. */
export function tonedWithAlpha(canvas: Canvas, tone?: Tone): Sharp {
  const { width, height } = canvas;
  // Unlike `data`, its colours are not multiplied with their alpha.
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  return tone ? image.recomb(mixOf(tone)).linear([1, 1, 1, 1], [...liftOf(tone), 0]) : image;
}

const mixOf = (tone: Tone) => TONINGS[tone].mix;

const liftOf = (tone: Tone): number[] => TONINGS[tone].lift ?? [0, 0, 0];

/** More or less colourful than it was, with every channel scaled and lifted. */
function saturated(saturation: number, scale: Rgb, lift: Rgb): Toning {
  const row = (channel: number) =>
    LUMINANCE.map((weight, from) =>
      scale[channel]! * (weight * (1 - saturation) + (from === channel ? saturation : 0))
    ) as Rgb;
  return { mix: [row(0), row(1), row(2)], lift };
}

/** From a dark to a light of one colour. */
function shades(dark: Rgb, light: Rgb): Toning {
  return saturated(1 - SHADE, light.map((value, i) => (value - dark[i]!) / 255) as Rgb, dark);
}
