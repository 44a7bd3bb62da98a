/**
 * @module A picture painted over with strokes of a bristle brush: broad ones first, fine ones where there
 * is something to see. Strokes run along the edges of things and stop where a thing of another colour
 * begins (Hertzmann, 1998).
 */
import { type Random, randomStream } from "../random.ts";
import { PICTURE_SIZE } from "../scene.ts";
import { smoothField, tileStream } from "./noise.ts";
import { once } from "../once.ts";
import { type Ground, groundOf, SEEN } from "./oil_ground.ts";

interface Brush {
  /** Width and length of a stroke and the distance of two, in pixels of a board. */
  width: number;
  length: number;
  gap: number;
  /** Least change of the picture around a place, 0..255, for it to be used there. */
  detail: number;
  /** Colours farther apart than this are another thing, 0..765. */
  stops: number;
}

const BRUSHES: readonly Brush[] = [
  { width: 22, length: 64, gap: 15, detail: 0, stops: 120 },
  { width: 10, length: 36, gap: 8, detail: 2.5, stops: 84 },
  { width: 5, length: 20, gap: 5, detail: 9, stops: 70 },
];

/** Neighbouring places of a grid are painted apart from each other, so that no rows show. */
const TURNS = [[0, 0], [1, 1], [1, 0], [0, 1]] as const;

/** The paint on a brush; all 0..255. */
export interface Paint {
  /** How much lighter or darker single bristles leave it. */
  bristles: number;
  /** How much lighter or darker whole strokes are, and how much warmer or cooler. */
  uneven: number;
  broken: number;
}

/** Pixels that are painted over; where nothing is, no stroke begins. */
export interface Board {
  pixels: Uint8ClampedArray;
  /** Pixels along a side, four bytes each. */
  side: number;
  /** Pixels to one of `BOARD`: how large strokes are; absent: the board is a whole picture. */
  scale?: number;
}

/** Thick oil. */
export const OIL: Paint = { bristles: 6.5, uneven: 6, broken: 6 };

/** How opaque the paint is. */
const BODY = 0.86;

/** A pixel of which less than this share is left uncovered is done. */
const HIDDEN = 0.004;

/** Pixels along a side of a board, which is half as large as a whole picture. */
const BOARD = PICTURE_SIZE / 2;

/** Narrower strokes, in pixels, are not seen. */
const FINEST = 2;

/** A ridge of paint across a brush. */
const ridges = once(() => {
  const random = tileStream("bristles");
  let last = 0;
  return Float32Array.from({ length: 256 }, () => last = last * 0.45 + random.between(-0.8, 0.8));
});

/**
 * Paints over the pixels, with as many strokes at any size. The last stroke is laid first: under three others nothing
 * is seen of a stroke, and most lie that deep.
 */
export function paintStrokes(
  { pixels, side, scale = side / BOARD }: Board,
  seed: string,
  paint: Paint,
): void {
  const random = randomStream(seed, "oil strokes");
  const ground = groundOf(pixels, side, scale, smoothField(random));
  const strokes: Stroke[] = [];
  for (const { width, length, gap, ...brush } of BRUSHES) {
    if (width * scale < FINEST) continue;
    const scaled = { width: width * scale, length: length * scale, gap: gap * scale, scale };
    planBrush(strokes, { pixels, side }, { ...brush, ...scaled, ...paint }, ground, random);
  }
  const laid: Laid = {
    paint: new Float32Array(side * side * 3),
    clear: new Float32Array(side * side).fill(1),
  };
  for (const stroke of strokes.reverse()) layStroke(laid, pixels, side, stroke);
  for (let at = 0, from = 0, to = 0; at < side * side; at++, from += 3, to += 4) {
    const left = laid.clear[at]!;
    if (left === 1) continue;
    if (pixels[to + 3]! < SEEN) {
      // Paint that ran over an edge covers nothing of its own.
      for (let k = 0; k < 3; k++) pixels[to + k] = laid.paint[from + k]! / (1 - left);
      pixels[to + 3] = Math.max(pixels[to + 3]!, 255 * (1 - left));
      continue;
    }
    pixels[to] = laid.paint[from]! + left * pixels[to]!;
    pixels[to + 1] = laid.paint[from + 1]! + left * pixels[to + 1]!;
    pixels[to + 2] = laid.paint[from + 2]! + left * pixels[to + 2]!;
  }
}

/** The paint that is on a board. */
interface Laid {
  /** Red, green and blue, 0..255, multiplied by their opacity. */
  paint: Float32Array;
  /** The share of each pixel that is not covered yet. */
  clear: Float32Array;
}

/** Adds the strokes of one brush, the first of them first. */
function planBrush(
  strokes: Stroke[],
  { pixels, side }: Board,
  brush: Brush & Paint & { scale: number },
  { cell: size, cells, angle, change }: Ground,
  random: Random,
): void {
  const { gap } = brush;
  for (const [ox, oy] of TURNS) {
    for (let y = (oy + 0.5) * gap; y < side; y += 2 * gap) {
      for (let x = (ox + 0.5) * gap; x < side; x += 2 * gap) {
        const px = Math.min(side - 1, Math.max(0, x + random.between(-0.7, 0.7) * gap));
        const py = Math.min(side - 1, Math.max(0, y + random.between(-0.7, 0.7) * gap));
        const turn = random.between(-0.22, 0.22),
          uneven = random.between(-brush.uneven, brush.uneven);
        const long = random.between(0.6, 1.15), offset = random.whole(0, 255);
        const warm = random.between(-brush.broken, brush.broken);
        const cell = Math.floor(py / size) * cells + Math.floor(px / size);
        if (change[cell]! < brush.detail) continue;
        if (pixels[(Math.floor(py) * side + Math.floor(px)) * 4 + 3]! < SEEN) continue;
        strokes.push({
          x: px,
          y: py,
          angle: angle[cell]! + turn,
          half: brush.width / 2,
          reach: (brush.length * long) / 2,
          scale: brush.scale,
          stops: brush.stops,
          bristles: brush.bristles,
          uneven,
          warm,
          offset,
        });
      }
    }
  }
}

interface Stroke {
  /** Pixels to one of a board. */
  scale: number;
  x: number;
  y: number;
  angle: number;
  half: number;
  reach: number;
  stops: number;
  bristles: number;
  uneven: number;
  warm: number;
  offset: number;
}

/** How far a bristle reaches at most, in reaches of its stroke. */
const FARTHEST = 1.11;

/** Half widths up to this, in pixels of a board, run over the edge of a thing into what is empty. */
const SPILL = 3;

/** Slopes flatter than this are none. */
const LEVEL = 0.01;

function layStroke(
  { paint, clear }: Laid,
  source: Uint8ClampedArray,
  side: number,
  { scale, x, y, angle, half, reach, stops, bristles, uneven, warm, offset }: Stroke,
): void {
  const cos = Math.cos(angle), sin = Math.sin(angle);
  const wide = Math.abs(cos) * reach + Math.abs(sin) * half;
  const high = Math.abs(sin) * reach + Math.abs(cos) * half;
  const middle = (Math.floor(y) * side + Math.floor(x)) * 4;
  const r = source[middle]!, g = source[middle + 1]!, b = source[middle + 2]!;
  const table = ridges(), perPixel = 1.4 / scale, lift = 3 * scale, spill = SPILL * scale;
  const top = Math.max(0, Math.ceil(y - high)), bottom = Math.min(side - 1, Math.floor(y + high));
  const left = Math.max(0, Math.ceil(x - wide)), right = Math.min(side - 1, Math.floor(x + wide));
  // A row enters and leaves the band of the stroke's width, and that of its length.
  const steep = Math.abs(sin) > LEVEL, flat = Math.abs(cos) > LEVEL;
  const lean = steep ? cos / sin : 0, across = steep ? Math.abs(half / sin) : Infinity;
  const rise = flat ? -sin / cos : 0;
  const along = flat ? Math.abs(reach * FARTHEST / cos) : Infinity;
  for (let py = top; py <= bottom; py++) {
    const dy = py - y;
    const first = Math.max(dy * lean - across, dy * rise - along);
    const last = Math.min(dy * lean + across, dy * rise + along);
    const from = Math.max(left, Math.floor(x + first)), to = Math.min(right, Math.ceil(x + last));
    for (let px = from, at = py * side + from; px <= to; px++, at++) {
      const seen = clear[at]!;
      if (seen < HIDDEN) continue;
      const dx = px - x;
      const across = dy * cos - dx * sin;
      if (across > half || across < -half) continue;
      const along = dx * cos + dy * sin;
      const ridge = table[(across * perPixel + offset) & 255]!;
      // Each bristle lifts off at another place, and the brush is round.
      const share = across / half;
      const end = reach * (1 - share * share * 0.35) - (ridge + 0.8) * reach * 0.16;
      const left = end - (along < 0 ? -along : along);
      if (left <= 0) continue;
      const i = at * 4, bare = source[i + 3]! < SEEN;
      if (bare && half > spill) continue;
      const apart = bare
        ? 0
        : Math.abs(source[i]! - r) + Math.abs(source[i + 1]! - g) + Math.abs(source[i + 2]! - b);
      if (apart > stops) continue;
      const cover = left < lift ? BODY * left / lift : BODY, all = seen * cover;
      const tone = uneven + ridge * bristles, to = at * 3;
      paint[to] = paint[to]! + channel(r + tone + warm) * all;
      paint[to + 1] = paint[to + 1]! + channel(g + tone) * all;
      paint[to + 2] = paint[to + 2]! + channel(b + tone - warm) * all;
      clear[at] = seen - all;
    }
  }
}

function channel(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
