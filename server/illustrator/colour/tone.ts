/**
 * @module Toned pictures: each colour becomes a mixture of its red, green and blue, and of a constant. The
 * picture is painted in its own colours first, so that every style can be toned.
 */
import sharp, { type Sharp } from "sharp";
import type { Canvas } from "../painters/canvas.ts";
import { type CatSpec, isShade, type Shade, type Tone } from "../spec.ts";

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

const TONINGS: Record<Exclude<Tone, Shade>, Toning> = {
  "black and white": { mix: [LUMINANCE, LUMINANCE, LUMINANCE] },
  sepia: { mix: [[0.36, 0.7, 0.14], [0.3, 0.6, 0.12], [0.22, 0.45, 0.09]] },
  // Ink stays a deep plum: a picture without any dark has no face.
  "pastel colours": saturated(1.12, [0.67, 0.68, 0.67], [84, 76, 84]),
  "muted colours": saturated(0.55, [0.9, 0.9, 0.88], [12, 12, 12]),
  "vivid colours": saturated(1.45, [1.06, 1.06, 1.06], [-10, -10, -10]),
  "faded colours": saturated(0.6, [0.8, 0.76, 0.64], [42, 36, 34]),
  "warm colours": saturated(0.92, [1.1, 1, 0.76], [10, 4, 0]),
  "cool colours": saturated(0.9, [0.86, 0.98, 1.1], [0, 4, 16]),
};

/** The darkest and the lightest of one colour. */
const ENDS: Record<Shade, { dark: Rgb; light: Rgb }> = {
  "shades of pink": { dark: [104, 10, 62], light: [255, 222, 236] },
  "shades of purple": { dark: [44, 6, 96], light: [240, 220, 255] },
  "shades of blue": { dark: [0, 24, 104], light: [208, 232, 255] },
  "shades of green": { dark: [0, 50, 20], light: [218, 246, 206] },
  "shades of yellow": { dark: [104, 62, 0], light: [255, 246, 166] },
  "shades of orange": { dark: [96, 36, 0], light: [255, 224, 190] },
  "shades of red": { dark: [86, 0, 8], light: [255, 206, 196] },
  "shades of brown": { dark: [58, 28, 8], light: [250, 230, 200] },
};

/** How far colours of a picture in two colours lie apart, against what they did. */
const APART = 1.25;

/** What says how a picture is toned. */
type Toned = Pick<CatSpec, "tone" | "otherShade">;

/** Cosine of the angle between two hues of which no third one can be told apart. */
const ALIKE = 0.5;

/** The pixels of an opaque canvas, toned if asked. */
export function toned(canvas: Canvas, spec: Toned = {}): Sharp {
  const raw = { width: canvas.width, height: canvas.height, channels: 4 as const };
  const image = sharp(canvas.data(), { raw }).removeAlpha(), toning = toningOf(spec);
  return toning ? image.recomb(toning.mix).linear([1, 1, 1], toning.lift ?? [0, 0, 0]) : image;
}

/** The same of a canvas with clear parts, which stay clear. */
export function tonedWithAlpha(canvas: Canvas, spec: Toned = {}): Sharp {
  const { width, height } = canvas;
  // Unlike `data`, its colours are not multiplied with their alpha.
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const image = sharp(data, { raw: { width, height, channels: 4 } }), toning = toningOf(spec);
  return toning
    ? image.recomb(toning.mix).linear([1, 1, 1, 1], [...toning.lift ?? [0, 0, 0], 0])
    : image;
}

function toningOf({ tone, otherShade }: Toned): Toning | undefined {
  if (!tone) return undefined;
  if (!isShade(tone)) return TONINGS[tone];
  return otherShade ? betweenTwo(tone, otherShade) : shadesOf(tone);
}

/** More or less colourful than it was, with every channel scaled and lifted. */
function saturated(saturation: number, scale: Rgb, lift: Rgb): Toning {
  const row = (channel: number) =>
    LUMINANCE.map((weight, from) =>
      scale[channel]! * (weight * (1 - saturation) + (from === channel ? saturation : 0))
    ) as Rgb;
  return { mix: [row(0), row(1), row(2)], lift };
}

/** Mostly one colour, or two that are much alike, from dark to light. */
function shadesOf(darker: Shade, lighter = darker): Toning {
  const { dark } = ENDS[darker], { light } = ENDS[lighter];
  return saturated(1 - SHADE, light.map((value, i) => (value - dark[i]!) / 255) as Rgb, dark);
}

/**
 * Every colour between two: what is nearer to one becomes it. A colour is its luminance and how far it lies
 * from that grey; of the latter only the part along the line from one shade to the other stays.
 */
function betweenTwo(one: Shade, other: Shade): Toning {
  const from = hueOf(one), to = hueOf(other);
  if (cosine(from, to) > ALIKE) return shadesOf(one, other);
  const line = to.map((value, i) => value - from[i]!);
  const length = Math.hypot(...line);
  const along = line.map((value) => value / length);
  // `along` is taken of the colour less its luminance.
  const sum = along.reduce((total, value) => total + value, 0);
  const row = (channel: number) =>
    LUMINANCE.map((weight, i) =>
      weight + APART * along[channel]! * (along[i]! - sum * weight)
    ) as Rgb;
  const lift = from.map((value, i) => (value + to[i]!) / 2) as Rgb;
  return { mix: [row(0), row(1), row(2)], lift };
}

/** How far a shade lies from the grey of its luminance. */
function hueOf(shade: Shade): Rgb {
  const { dark, light } = ENDS[shade];
  const middle = dark.map((value, i) => (value + light[i]!) / 2);
  const luminance = middle.reduce((sum, value, i) => sum + value * LUMINANCE[i]!, 0);
  return middle.map((value) => value - luminance) as Rgb;
}

function cosine(one: Rgb, other: Rgb): number {
  const product = one.reduce((sum, value, i) => sum + value * other[i]!, 0);
  return product / Math.hypot(...one) / Math.hypot(...other);
}
