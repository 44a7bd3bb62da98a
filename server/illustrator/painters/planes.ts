/**
 * @module Pictures as planes of numbers, one for each axis of OKLab, and what can be done with a plane.
 */
import { type Canvas, createLayer } from "./canvas.ts";
import { PICTURE_SIZE } from "../scene.ts";

/** Width and height of the study of a whole picture in pixels: half of it, a quarter of the work. */
export const STUDY_SIDE = 512;

/** A square picture: lightness 0..1, and from green to red, from blue to yellow. */
export interface Planes {
  /** Lightness, 0..1. */
  l: Float32Array;
  /** Green to red. */
  a: Float32Array;
  /** Blue to yellow. */
  b: Float32Array;
}

/** Steps of light between black and white when they are turned into bytes. */
const STEPS = 4096;

/** Places to remember colours at, and how far a hash is shifted to be one of them. */
const MET = 1 << 13, MET_SHIFT = 32 - 13;

/** The planes of a canvas that nothing shows through. */
export function planesOf(canvas: Canvas): Planes {
  const data = canvas.data();
  return labPlanes(
    Uint8Array.from({ length: data.length / 4 * 3 }, (_, i) => data[i + Math.floor(i / 3)]!),
  );
}

/** The planes of three bytes a pixel, red first. */
export function labPlanes(rgb: Uint8Array): Planes {
  const count = rgb.length / 3;
  const l = new Float32Array(count), a = new Float32Array(count), b = new Float32Array(count);
  // A picture has few colours, near each other: where each was met last is looked up before roots are taken.
  const met = new Int32Array(MET).fill(-1);
  for (let at = 0, byte = 0; at < count; at++, byte += 3) {
    const colour = rgb[byte]! << 16 | rgb[byte + 1]! << 8 | rgb[byte + 2]!;
    const slot = Math.imul(colour, 0x9e3779b1) >>> MET_SHIFT, last = met[slot]!, from = last * 3;
    met[slot] = at;
    if (
      last >= 0 && rgb[from] === rgb[byte] && rgb[from + 1] === rgb[byte + 1] &&
      rgb[from + 2] === rgb[byte + 2]
    ) {
      l[at] = l[last]!;
      a[at] = a[last]!;
      b[at] = b[last]!;
      continue;
    }
    const red = LIGHT[rgb[byte]!]!, green = LIGHT[rgb[byte + 1]!]!, blue = LIGHT[rgb[byte + 2]!]!;
    const x = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const y = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const z = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    l[at] = 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z;
    a[at] = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
    b[at] = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  }
  return { l, a, b };
}

/** Writes one colour of OKLab as four bytes, opaque. */
export function writeColour(
  bytes: Uint8ClampedArray,
  at: number,
  l: number,
  a: number,
  b: number,
): void {
  const p = l + 0.3963377774 * a + 0.2158037573 * b;
  const q = l - 0.1055613458 * a - 0.0638541728 * b;
  const r = l - 0.0894841775 * a - 1.291485548 * b;
  // Powers are several times slower, and there are a million pixels.
  const x = p * p * p, y = q * q * q, z = r * r * r;
  bytes[at] = byteOf(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z);
  bytes[at + 1] = byteOf(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z);
  bytes[at + 2] = byteOf(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z);
  bytes[at + 3] = 255;
}

/** Pixels along a side of a plane. */
export function sideOf(plane: Float32Array): number {
  return Math.round(Math.sqrt(plane.length));
}

/** The sheet of planes as large as a picture. */
export function layerOfPlanes({ l, a, b }: Planes): ReturnType<typeof createLayer> {
  return layerOfPixels(sideOf(l), (bytes) => {
    for (let at = 0; at < l.length; at++) writeColour(bytes, at * 4, l[at]!, a[at]!, b[at]!);
  });
}

/** The sheet of a picture whose pixels are written, four bytes each. */
export function layerOfPixels(
  side: number,
  write: (bytes: Uint8ClampedArray) => void,
): ReturnType<typeof createLayer> {
  const sheet = createLayer(side), image = sheet.ctx.createImageData(side, side);
  write(image.data);
  sheet.ctx.putImageData(image, 0, 0);
  return sheet;
}

/** The value between the pixels around a place; outside, that of the edge. */
export function sampleBilinear(plane: Float32Array, side: number, x: number, y: number): number {
  const far = side - 1.001;
  const inX = x < 0 ? 0 : x > far ? far : x, inY = y < 0 ? 0 : y > far ? far : y;
  const left = inX | 0, top = inY | 0, u = inX - left, v = inY - top;
  const at = top * side + left;
  const above = plane[at]! + (plane[at + 1]! - plane[at]!) * u;
  const below = plane[at + side]! + (plane[at + side + 1]! - plane[at + side]!) * u;
  return above + (below - above) * v;
}

/** A plane of a study as large as a picture, smooth in between. */
export function upsampled(plane: Float32Array): Float32Array {
  const side = STUDY_SIDE, size = PICTURE_SIZE;
  const out = new Float32Array(size * size);
  const last = side - 1;
  for (let y = 0, at = 0; y < size; y++) {
    // A picture is twice as large: each of its pixels lies a quarter off one of the study's.
    const near = (y >> 1) * side;
    const far = Math.min(last, Math.max(0, (y >> 1) + (y & 1 ? 1 : -1))) * side;
    for (let x = 0; x < size; x++, at++) {
      const own = x >> 1, beside = Math.min(last, Math.max(0, own + (x & 1 ? 1 : -1)));
      out[at] = 0.5625 * plane[near + own]! + 0.1875 * (plane[near + beside]! + plane[far + own]!) +
        0.0625 * plane[far + beside]!;
    }
  }
  return out;
}

/** All planes of a study as large as a picture. */
export function upsampledPlanes({ l, a, b }: Planes): Planes {
  return { l: upsampled(l), a: upsampled(a), b: upsampled(b) };
}

/** A plane blurred by `radius` pixels; `rounds` of a box come close to a Gaussian. */
export function boxBlurredPlane(plane: Float32Array, radius: number, rounds = 2): Float32Array {
  const side = sideOf(plane);
  let from = plane, to = new Float32Array(plane.length);
  const spare = new Float32Array(plane.length);
  for (let round = 0; round < rounds; round++) {
    blurAlong(from, spare, side, radius);
    blurDown(spare, to, side, radius);
    from = to;
    if (round === 0 && rounds > 1) to = new Float32Array(plane.length);
  }
  return from;
}

/** Means over `2 × radius + 1` neighbours in a row; at the edges over those there are. */
function blurAlong(from: Float32Array, to: Float32Array, side: number, radius: number): void {
  for (let y = 0; y < side; y++) {
    const start = y * side;
    let sum = 0, count = 0;
    for (let x = 0; x < Math.min(side, radius); x++) {
      sum += from[start + x]!;
      count++;
    }
    for (let x = 0; x < side; x++) {
      if (x + radius < side) {
        sum += from[start + x + radius]!;
        count++;
      }
      if (x > radius) {
        sum -= from[start + x - radius - 1]!;
        count--;
      }
      to[start + x] = sum / count;
    }
  }
}

/** The same in columns, all of them side by side: memory is read in its order. */
function blurDown(from: Float32Array, to: Float32Array, side: number, radius: number): void {
  const sums = new Float64Array(side);
  let count = 0;
  const add = (row: number, way: 1 | -1) => {
    for (let x = 0, at = row * side; x < side; x++, at++) sums[x] = sums[x]! + way * from[at]!;
    count += way;
  };
  for (let y = 0; y < Math.min(side, radius); y++) add(y, 1);
  for (let y = 0, at = 0; y < side; y++) {
    if (y + radius < side) add(y + radius, 1);
    if (y > radius) add(y - radius - 1, -1);
    for (let x = 0; x < side; x++, at++) to[at] = sums[x]! / count;
  }
}

function byteOf(light: number): number {
  return light <= 0 ? 0 : light >= 1 ? 255 : BYTES[(light * STEPS) | 0]!;
}

/** The light of each value of a channel. */
const LIGHT = Float64Array.from({ length: 256 }, (_, channel) => {
  const v = channel / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

/** The value of a channel for each step of light. */
const BYTES = Uint8ClampedArray.from({ length: STEPS }, (_, step) => {
  const v = (step + 0.5) / STEPS;
  return 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
});
