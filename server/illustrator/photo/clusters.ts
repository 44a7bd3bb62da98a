/**
 * @module The main colours of a picture: its pixels in OKLab, gathered around a few means (k-means).
 */
import { type Oklab, oklabOf } from "../colour/colour.ts";

export interface Cluster {
  mean: Oklab;
  /** The pixels nearest to this mean, by their place in the picture. */
  members: number[];
}

/** Enough to tell coat, eyes and background apart. */
const CLUSTERS = 8;

/** The means hardly move after this many rounds. */
const ROUNDS = 10;

/** The colour of three bytes, red first. */
export function labOf(rgb: Uint8Array, at: number): Oklab {
  return oklabOf([rgb[at]!, rgb[at + 1]!, rgb[at + 2]!]);
}

/** How different two colours look; black and white differ by 1. */
export function distance(one: Oklab, other: Oklab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}

/** The clusters of these pixels, always the same for the same pixels; empty ones left out. */
export function clustersOf(pixels: readonly Oklab[]): Cluster[] {
  let means = firstMeans(pixels);
  let clusters: Cluster[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    clusters = means.map((mean) => ({ mean, members: [] }));
    pixels.forEach((pixel, at) => clusters[nearestTo(pixel, means)]!.members.push(at));
    clusters = clusters.filter(({ members }) => members.length > 0);
    means = clusters.map(({ members }) => meanOf(members, pixels));
  }
  return clusters.map(({ members }, index) => ({ mean: means[index]!, members }));
}

/** The first pixel, then each time the one furthest from all chosen before. */
function firstMeans(pixels: readonly Oklab[]): Oklab[] {
  const means = [pixels[0]!];
  const gaps = pixels.map((pixel) => distance(pixel, means[0]!));
  while (means.length < CLUSTERS) {
    const furthest = gaps.reduce((best, gap, at) => gap > gaps[best]! ? at : best, 0);
    const next = pixels[furthest]!;
    means.push(next);
    pixels.forEach((pixel, at) => gaps[at] = Math.min(gaps[at]!, distance(pixel, next)));
  }
  return means;
}

function nearestTo(pixel: Oklab, means: readonly Oklab[]): number {
  let best = 0, least = Infinity;
  means.forEach((mean, index) => {
    const gap = distance(pixel, mean);
    if (gap < least) [best, least] = [index, gap];
  });
  return best;
}

function meanOf(members: readonly number[], pixels: readonly Oklab[]): Oklab {
  const sum = { l: 0, a: 0, b: 0 };
  for (const at of members) {
    const { l, a, b } = pixels[at]!;
    sum.l += l;
    sum.a += a;
    sum.b += b;
  }
  const count = members.length;
  return { l: sum.l / count, a: sum.a / count, b: sum.b / count };
}
