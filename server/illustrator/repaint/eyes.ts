/**
 * Where a photo shows eyes: two round things side by side that are alike. No trained model, so it can
 * be wrong; whoever uses it must look well without it.
 *
 * @module
 */
import { blurred, eased, type Planes, STUDY_SIDE } from "./planes.ts";

/** An eye in pixels of the study; `radius` is that of what is round in it. */
export interface EyeSeen {
  x: number;
  y: number;
  radius: number;
}

/** Every second pixel is enough. */
const STRIDE = 2;
const SIDE = STUDY_SIDE / STRIDE;
/** Sizes that are looked for, in these pixels. */
const RADII = [4, 6, 9, 13, 18, 25];
/** Weaker edges say nothing, stronger ones no more than this. */
const FAINT = 0.012, STRONG = 0.07;
/** Candidates that are paired. */
const CANDIDATES = 14;
/** Eyes lie this many radii apart, hardly tilted, at most this different in size. */
const NEAREST = 2.2, FURTHEST = 9, TILT = 0.55, SIZES = 1.6;

/** Pairs less alike and less round are chance; the clearest come to 4. */
const LEAST_LIKELY = 1.8;

/** Where the soft edge around an eye ends, in radii. */
const RIM = 1.3;

interface Candidate extends EyeSeen {
  score: number;
}

/** The pair of eyes in a study; null where nothing looks like one. */
export function eyesIn(study: Planes): [EyeSeen, EyeSeen] | null {
  const found = candidates(thinned(study.l));
  let best: { pair: [Candidate, Candidate]; score: number } | undefined;
  for (const left of found) {
    for (const right of found) {
      const score = likelihood(left, right, study);
      if (score > (best?.score ?? LEAST_LIKELY)) best = { pair: [left, right], score };
    }
  }
  if (!best) return null;
  const inStudy = ({ x, y, radius }: Candidate) => ({
    x: x * STRIDE,
    y: y * STRIDE,
    radius: radius * STRIDE,
  });
  return [inStudy(best.pair[0]), inStudy(best.pair[1])];
}

/** A plane of the study that is 1 in the eyes and 0 around them, with a soft edge; 0 where none are found. */
export function eyeMask(study: Planes): Float32Array {
  const mask = new Float32Array(study.l.length);
  for (const { x, y, radius } of eyesIn(study) ?? []) {
    const reach = Math.ceil(radius * RIM);
    for (let py = Math.max(0, y - reach); py <= Math.min(STUDY_SIDE - 1, y + reach); py++) {
      for (let px = Math.max(0, x - reach); px <= Math.min(STUDY_SIDE - 1, x + reach); px++) {
        const away = Math.hypot(px - x, py - y) / radius;
        mask[py * STUDY_SIDE + px] = 1 - eased(1, RIM, away);
      }
    }
  }
  return mask;
}

function thinned(plane: Float32Array): Float32Array {
  const soft = blurred(plane, 1, 1);
  return Float32Array.from(
    { length: SIDE * SIDE },
    (_, at) => soft[Math.floor(at / SIDE) * STRIDE * STUDY_SIDE + (at % SIDE) * STRIDE]!,
  );
}

/** What is most round: centres to which the edges around them point (radial symmetry). */
function candidates(lightness: Float32Array): Candidate[] {
  const dark = new Float32Array(SIDE * SIDE), bright = new Float32Array(SIDE * SIDE);
  const radiusAt = new Float32Array(SIDE * SIDE);
  for (const radius of RADII) {
    const votes = votesFor(lightness, radius);
    for (let at = 0; at < dark.length; at++) {
      if (votes.dark[at]! > dark[at]!) dark[at] = votes.dark[at]!;
      if (votes.bright[at]! > bright[at]!) bright[at] = votes.bright[at]!;
      if (Math.max(votes.dark[at]!, votes.bright[at]!) >= Math.max(dark[at]!, bright[at]!)) {
        radiusAt[at] = radius;
      }
    }
  }
  const score = dark.map((value, at) => value + bright[at]!);
  const peaks: Candidate[] = [];
  const order = Array.from(score.keys()).filter((at) => score[at]! > 0.1)
    .sort((one, other) => score[other]! - score[one]! || one - other);
  for (const at of order) {
    const x = at % SIDE, y = Math.floor(at / SIDE);
    if (peaks.some((peak) => Math.hypot(peak.x - x, peak.y - y) < Math.max(6, peak.radius))) {
      continue;
    }
    peaks.push({ x, y, radius: radiusAt[at]!, score: score[at]! });
    if (peaks.length === CANDIDATES) break;
  }
  return peaks;
}

/** How much of a circle of this radius points to each place: from bright to dark, and the other way. */
function votesFor(lightness: Float32Array, radius: number) {
  const dark = new Float32Array(SIDE * SIDE), bright = new Float32Array(SIDE * SIDE);
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const at = y * SIDE + x;
      const dx = lightness[at + 1]! - lightness[at - 1]!;
      const dy = lightness[at + SIDE]! - lightness[at - SIDE]!;
      const strength = Math.sqrt(dx * dx + dy * dy);
      if (strength < FAINT) continue;
      const weight = Math.min(strength, STRONG) / STRONG;
      const ox = radius * dx / strength, oy = radius * dy / strength;
      vote(dark, x - ox, y - oy, weight);
      vote(bright, x + ox, y + oy, weight);
    }
  }
  const reach = Math.max(1, Math.round(radius * 0.22));
  // A whole circle of strong edges gives about 1.
  const share = (2 * reach + 1) ** 2 / (2 * Math.PI * radius * 2);
  const normal = (plane: Float32Array) =>
    blurred(plane, reach, 1).map((value) => Math.min(1, value * share));
  return { dark: normal(dark), bright: normal(bright) };
}

function vote(plane: Float32Array, x: number, y: number, weight: number): void {
  const cx = Math.round(x), cy = Math.round(y);
  if (cx < 0 || cy < 0 || cx >= SIDE || cy >= SIDE) return;
  const at = cy * SIDE + cx;
  plane[at] = plane[at]! + weight;
}

/** How much two round things look like a pair of eyes; 0 if they cannot be one. */
function likelihood(left: Candidate, right: Candidate, study: Planes): number {
  const dx = right.x - left.x, dy = Math.abs(right.y - left.y);
  const radius = Math.max(left.radius, right.radius);
  if (dx < NEAREST * radius || dx > FURTHEST * radius || dy > TILT * dx) return 0;
  if (radius / Math.min(left.radius, right.radius) > SIZES) return 0;
  const middle = (left.x + right.x) / 2 / SIDE - 0.5;
  const height = (left.y + right.y) / 2 / SIDE;
  if (height > 0.8) return 0;
  const apart = colourGap(left, right, study);
  return (left.score + right.score) * Math.exp(-apart * 6 - middle * middle * 3 - dy / dx);
}

/** How different the colours in and around two round things are. */
function colourGap(one: Candidate, other: Candidate, { l, a, b }: Planes): number {
  const radius = Math.min(one.radius, other.radius);
  const mean = (plane: Float32Array, { x, y }: Candidate) => {
    let sum = 0, count = 0;
    for (let dy = -radius; dy <= radius; dy += 2) {
      for (let dx = -radius; dx <= radius; dx += 2) {
        const px = (x + dx) * STRIDE, py = (y + dy) * STRIDE;
        if (px < 0 || py < 0 || px >= STUDY_SIDE || py >= STUDY_SIDE) continue;
        sum += plane[Math.round(py) * STUDY_SIDE + Math.round(px)]!;
        count++;
      }
    }
    return sum / Math.max(1, count);
  };
  return Math.hypot(...[l, a, b].map((plane) => mean(plane, one) - mean(plane, other)));
}
