/**
 * @module Round things in a study: places to which the edges around them point, as those of a pupil and an
 * iris do (Loy and Zelinsky's radial symmetry).
 */
import { boxBlurredPlane, STUDY_SIDE } from "../painters/planes.ts";

/** A round thing in pixels of the study. */
export interface RoundThing {
  x: number;
  y: number;
  radius: number;
  /** How round it is: 1 for a dark or a bright disc, 2 for one within the other. */
  roundness: number;
}

/** Every second pixel is enough. */
const STRIDE = 2;
const SIDE = STUDY_SIDE / STRIDE;
/** Sizes that are looked for, in these pixels. */
const RADII = [4, 6, 9, 13, 18, 25];
/** Weaker edges say nothing, stronger ones no more than this. */
const FAINT = 0.012, STRONG = 0.07;
/** How far a circle may be off, in radii. */
const SLACK = 0.22;
/** As many as can be eyes, each at least this far from the next, in these pixels. */
const MOST = 14, APART = 6;
/** Less is noise. */
const LEAST = 0.1;

/** The roundest things, the roundest first. */
export function roundThings(lightness: Float32Array): RoundThing[] {
  const small = downsampled(lightness);
  const dark = new Float32Array(SIDE * SIDE), bright = new Float32Array(SIDE * SIDE);
  const radiusAt = new Float32Array(SIDE * SIDE);
  for (const radius of RADII) {
    const votes = votesFor(small, radius);
    for (let at = 0; at < dark.length; at++) {
      if (votes.dark[at]! > dark[at]!) dark[at] = votes.dark[at]!;
      if (votes.bright[at]! > bright[at]!) bright[at] = votes.bright[at]!;
      if (Math.max(votes.dark[at]!, votes.bright[at]!) >= Math.max(dark[at]!, bright[at]!)) {
        radiusAt[at] = radius;
      }
    }
  }
  return peaksOf(dark.map((value, at) => value + bright[at]!), radiusAt);
}

function peaksOf(roundness: Float32Array, radiusAt: Float32Array): RoundThing[] {
  const peaks: RoundThing[] = [];
  const order = Array.from(roundness.keys()).filter((at) => roundness[at]! > LEAST)
    .sort((one, other) => roundness[other]! - roundness[one]! || one - other);
  for (const at of order) {
    const x = (at % SIDE) * STRIDE, y = Math.floor(at / SIDE) * STRIDE;
    const isTaken = peaks.some((peak) =>
      Math.hypot(peak.x - x, peak.y - y) < Math.max(APART * STRIDE, peak.radius)
    );
    if (isTaken) continue;
    peaks.push({ x, y, radius: radiusAt[at]! * STRIDE, roundness: roundness[at]! });
    if (peaks.length === MOST) break;
  }
  return peaks;
}

function downsampled(plane: Float32Array): Float32Array {
  const soft = boxBlurredPlane(plane, 1, 1);
  return Float32Array.from(
    { length: SIDE * SIDE },
    (_, at) => soft[Math.floor(at / SIDE) * STRIDE * STUDY_SIDE + (at % SIDE) * STRIDE]!,
  );
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
  const reach = Math.max(1, Math.round(radius * SLACK));
  // A whole circle of strong edges gives about 1.
  const share = (2 * reach + 1) ** 2 / (2 * Math.PI * radius * 2);
  const normal = (plane: Float32Array) =>
    boxBlurredPlane(plane, reach, 1).map((value) => Math.min(1, value * share));
  return { dark: normal(dark), bright: normal(bright) };
}

function vote(plane: Float32Array, x: number, y: number, weight: number): void {
  const cx = Math.round(x), cy = Math.round(y);
  if (cx < 0 || cy < 0 || cx >= SIDE || cy >= SIDE) return;
  const at = cy * SIDE + cx;
  plane[at] = plane[at]! + weight;
}
