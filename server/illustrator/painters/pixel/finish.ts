/**
 * @module From the painted grid to the picture: its palette of at most forty colours, the air dithered.
 */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { type Colour, toRgb } from "../../colour/colour.ts";
import { AIR, type Grid, thresholdAt } from "./grid.ts";
import { SIDE } from "./mask.ts";
import { kMeans, type Lab, nearestOf, quantize, squared } from "./palette.ts";

/** As many as a console of old could show, and enough for eyes of two colours. */
const COLOURS = 34;
/** Of them for the air, and for all else behind and before the cat: it has more of them than its place. */
const AIR_COLOURS = 5, PLACE_COLOURS = 9;

/** Shares of the second colour below this are left out: clean bands with dithered seams. */
const CLEAN = 0.22;

/** The picture of a grid in `side` × `side` pixels, every cell a block of one colour; with `clearAir`, nothing where there is only air. */
export function finished(grid: Grid, side: number, { clearAir = false } = {}): Canvas {
  return enlarged(inPalette(grid, clearAir), side);
}

/** The grid in its palette, four bytes a cell. Clear air leaves its colours unused. */
function inPalette(
  { cells, air, tones, subject }: Grid,
  clearAir: boolean,
): Uint8ClampedArray {
  const airs = clearAir ? [] : Array.from(cells.keys()).filter((at) => cells[at] === AIR);
  const labs = labsOf();
  const centres = kMeans(
    airs.filter((_, i) => i % 3 === 0).map((at) => labs(air[at]!)),
    AIR_COLOURS,
  );
  const counts = new Array<number>(tones.list.length).fill(0);
  const ofSubject = new Uint8Array(tones.list.length);
  cells.forEach((tone, at) => {
    if (tone === AIR) return;
    counts[tone]!++;
    if (subject[at]) ofSubject[tone] = 1;
  });
  const weights = (counted: (tone: number) => boolean) =>
    tones.list.map((colour, i) => ({
      lab: labOf(colour),
      weight: counted(i) ? counts[i]! * tones.worth[i]! : 0,
    }));
  const place = quantize(weights((tone) => !ofSubject[tone]), PLACE_COLOURS);
  const placed = new Set(place.filter((_, tone) => counts[tone] && !ofSubject[tone]));
  const own = quantize(
    weights((tone) => ofSubject[tone] === 1),
    COLOURS - (clearAir ? AIR_COLOURS : centres.length) - placed.size,
  );
  const mergedInto = tones.list.map((_, tone) => ofSubject[tone] ? own[tone]! : place[tone]!);
  const rgbs = tones.list.map(toRgb), airRgbs = centres.map((lab) => toRgb(colourOfLab(lab)));
  const shown = withoutStrays(cells, mergedInto, tones.worth);
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let at = 0; at < cells.length; at++) {
    const tone = cells[at]!;
    if (clearAir && tone === AIR) {
      pixels.fill(0, at * 4, at * 4 + 4);
      continue;
    }
    const rgb = tone === AIR ? airRgbs[dithered(centres, labs(air[at]!), at)]! : rgbs[shown[at]!]!;
    pixels.set(rgb, at * 4);
  }
  return pixels;
}

/** Tones worth more than this are placed with care: eyes, noses, small things. */
const PRECIOUS = 3;

/** Clusters of fewer cells, corner to corner, read as dirt. */
const LEAST_CLUSTER = 3;

/** The tone each cell shows: a crumb of another tone within a cluster becomes as most of what lies around it. */
function withoutStrays(
  cells: Int16Array,
  mergedInto: readonly number[],
  worth: readonly number[],
): Int16Array {
  const shown = cells.map((tone) => tone === AIR ? AIR : mergedInto[tone]!), out = shown.slice();
  const seen = new Uint8Array(shown.length);
  for (let start = 0; start < shown.length; start++) {
    const tone = shown[start]!;
    if (seen[start] || tone === AIR) continue;
    const cluster = [start], around = new Map<number, number>();
    let isPrecious = false;
    seen[start] = 1;
    for (const at of cluster) {
      isPrecious ||= worth[cells[at]!]! > PRECIOUS;
      for (const to of cellsAround(at)) {
        const other = shown[to]!;
        if (other !== tone) around.set(other, (around.get(other) ?? 0) + 1);
        else if (!seen[to]) {
          seen[to] = 1;
          cluster.push(to);
        }
      }
    }
    if (isPrecious || cluster.length >= LEAST_CLUSTER) continue;
    const [most, count] = Array.from(around).toSorted(([, one], [, other]) => other - one)[0]!;
    // Before the air it is a star, and between many things a detail.
    const rest = Array.from(around.values()).reduce((sum, value) => sum + value, 0);
    if (most !== AIR && count > rest * 0.5) { for (const at of cluster) out[at] = most; }
  }
  return out;
}

function cellsAround(at: number): number[] {
  const x = at % SIDE, y = (at - x) / SIDE, cells: number[] = [];
  for (let v = Math.max(0, y - 1); v <= Math.min(SIDE - 1, y + 1); v++) {
    for (let u = Math.max(0, x - 1); u <= Math.min(SIDE - 1, x + 1); u++) {
      if (u !== x || v !== y) cells.push(v * SIDE + u);
    }
  }
  return cells;
}

/** Which of the air's colours a cell shows, mixing the two it lies between. */
function dithered(centres: readonly Lab[], lab: Lab, at: number): number {
  const first = nearestOf(centres, lab);
  const from = centres[first]!;
  let second = first, share = 0, least = squared(from, lab);
  centres.forEach((to, i) => {
    if (i === first) return;
    const [dl, da, db] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const along = (lab[0] - from[0]) * dl + (lab[1] - from[1]) * da + (lab[2] - from[2]) * db;
    const t = Math.min(1, Math.max(0, along / (dl * dl + da * da + db * db)));
    const left = squared(lab, [from[0] + dl * t, from[1] + da * t, from[2] + db * t]);
    if (left < least) [second, share, least] = [i, t, left];
  });
  return (share - CLEAN) / (1 - 2 * CLEAN) > thresholdAt(at) ? second : first;
}

/** Cells of a row of sky share their colour. */
function labsOf(): (colour: Colour) => Lab {
  const known = new Map<Colour, Lab>();
  return (colour) => {
    const lab = known.get(colour) ?? labOf(colour);
    known.set(colour, lab);
    return lab;
  };
}

function labOf({ l, c, h }: Colour): Lab {
  return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
}

function colourOfLab([l, a, b]: Lab): Colour {
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function enlarged(pixels: Uint8ClampedArray, side: number): Canvas {
  const small = createCanvas(SIDE, SIDE);
  const ctx = small.getContext("2d");
  const image = ctx.createImageData(SIDE, SIDE);
  image.data.set(pixels);
  ctx.putImageData(image, 0, 0);
  const canvas = createCanvas(side, side);
  const large = canvas.getContext("2d");
  large.imageSmoothingEnabled = false;
  large.drawImage(small, 0, 0, side, side);
  return canvas;
}
