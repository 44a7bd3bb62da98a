/**
 * @module Where a photo shows eyes: two round things side by side that are alike. No trained model, so it
 * can be wrong: a repainter must look well without it.
 */
import { smoothstep } from "../geometry/smoothstep.ts";
import { type Planes, STUDY_SIDE } from "../painters/planes.ts";
import type { Study } from "./study.ts";
import { type RoundThing, roundThings } from "./round_things.ts";

/** An eye in pixels of the study; `radius` is that of what is round in it. */
export type EyeSeen = Pick<RoundThing, "x" | "y" | "radius">;

/** Eyes lie this many radii apart, hardly tilted, at most this different in size. */
const NEAREST = 2.2, FURTHEST = 9, TILT = 0.55, SIZES = 1.6;

/**
 * Pairs less alike and less round are chance; the clearest come to 4. Of 175 photos of other animals, things and
 * places 57 come above the first, 5 above the second.
 */
const LEAST_LIKELY = 1.8, CERTAIN = 2.45;

/** Every fourth pixel of an eye is enough to read its colour. */
const STRIDE = 4;

/** Where the soft edge around an eye ends, in radii. */
const RIM = 1.3;

/** Below this share of the height are paws. */
const LOWEST = 0.8;
/** How much it speaks against a pair that its eyes differ in colour, or lie off the middle. */
const UNLIKE = 6, ASIDE = 3;

/** Two eyes, and whether they are too clear to be anything else. */
export interface EyesSeen {
  eyes: [EyeSeen, EyeSeen];
  certain: boolean;
}

/** The pair of eyes in a study; null where nothing looks like one. */
export function eyesIn(study: Planes): EyesSeen | null {
  const found = roundThings(study.l);
  let pair: [EyeSeen, EyeSeen] | null = null, most = LEAST_LIKELY;
  for (const left of found) {
    for (const right of found) {
      const score = likelihood(left, right, study);
      if (score > most) [pair, most] = [[left, right], score];
    }
  }
  return pair && { eyes: pair, certain: most > CERTAIN };
}

/**
 * A plane of the study that is 1 in the eyes and 0 around them, with a soft edge; 0 where none are certain or no
 * cat is: what is no eye must not look at anybody.
 */
export function eyeMask(study: Study): Float32Array {
  const mask = new Float32Array(study.l.length);
  const seen = study.catless ? null : eyesIn(study);
  for (const { x, y, radius } of seen?.certain ? seen.eyes : []) {
    const reach = Math.ceil(radius * RIM);
    for (let py = Math.max(0, y - reach); py <= Math.min(STUDY_SIDE - 1, y + reach); py++) {
      for (let px = Math.max(0, x - reach); px <= Math.min(STUDY_SIDE - 1, x + reach); px++) {
        const away = Math.hypot(px - x, py - y) / radius;
        mask[py * STUDY_SIDE + px] = 1 - smoothstep(1, RIM, away);
      }
    }
  }
  return mask;
}

/** How much two round things look like a pair of eyes; 0 if they cannot be one. */
function likelihood(left: RoundThing, right: RoundThing, study: Planes): number {
  const dx = right.x - left.x, dy = Math.abs(right.y - left.y);
  const radius = Math.max(left.radius, right.radius);
  if (dx < NEAREST * radius || dx > FURTHEST * radius || dy > TILT * dx) return 0;
  if (radius / Math.min(left.radius, right.radius) > SIZES) return 0;
  if ((left.y + right.y) / 2 > LOWEST * STUDY_SIDE) return 0;
  const aside = (left.x + right.x) / 2 / STUDY_SIDE - 0.5;
  const apart = colourGap(left, right, study);
  return (left.roundness + right.roundness) *
    Math.exp(-UNLIKE * apart - ASIDE * aside * aside - dy / dx);
}

/** How different the colours in and around two round things are. */
function colourGap(one: RoundThing, other: RoundThing, { l, a, b }: Planes): number {
  const radius = Math.min(one.radius, other.radius);
  const mean = (plane: Float32Array, { x, y }: RoundThing) => {
    let sum = 0, count = 0;
    for (let py = y - radius; py <= y + radius; py += STRIDE) {
      for (let px = x - radius; px <= x + radius; px += STRIDE) {
        if (px < 0 || py < 0 || px >= STUDY_SIDE || py >= STUDY_SIDE) continue;
        sum += plane[py * STUDY_SIDE + px]!;
        count++;
      }
    }
    return sum / Math.max(1, count);
  };
  return Math.hypot(...[l, a, b].map((plane) => mean(plane, one) - mean(plane, other)));
}
