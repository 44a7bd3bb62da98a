/**
 * What a mood does to a face, ears and tail.
 *
 * @module
 */
import type { CatSpec, Mood } from "../spec.ts";

/** The shapes a mouth can take. */
export type Mouth =
  | "smile"
  | "laugh"
  | "small"
  | "frown"
  | "flat"
  | "round"
  | "smirk"
  | "tongue"
  | "snarl"
  | "grin"
  | "wobble";

/** A mood as measures of a face. */
export interface Expression {
  /** 0 open .. 1 shut. */
  upperLid: number;
  lowerLid: number;
  closed?: "happy" | "asleep";
  /** Pupil width against the iris. */
  pupil: number;
  /** Size of the eyes against calm ones. */
  eye: number;
  /** Lift of the outer corners in radians. */
  tilt: number;
  look: readonly [x: number, y: number];
  mouth: Mouth;
  /** Brow: tilt in radians (positive: angry, inner ends down) and height; absent: no brow. */
  brow?: { tilt: number; lift: number };
  /** Ears: turned outwards (radians) and flattened (0..1). */
  ears: { out: number; flat: number };
  /** How the tail is carried, where the mood decides, and how much its hair stands on end. */
  tail?: { carriage?: "high" | "low"; puff?: number };
  /** One eye is shut. */
  winks?: boolean;
  /** 0..1 warmth of the cheeks. */
  blush: number;
  tear?: boolean;
  hearts?: boolean;
}

const OPEN = { upperLid: 0, lowerLid: 0, pupil: 0.62, eye: 1, tilt: 0.08 };
const PERKED = { out: 0, flat: 0 };

/** The face of every mood. */
const EXPRESSIONS: Record<Mood, Expression> = {
  happy: {
    ...OPEN,
    look: [0.1, -0.1],
    lowerLid: 0.12,
    mouth: "laugh",
    ears: PERKED,
    blush: 0.8,
    tail: { carriage: "high" },
  },
  calm: {
    ...OPEN,
    upperLid: 0.1,
    pupil: 0.5,
    look: [0, 0],
    mouth: "smile",
    ears: PERKED,
    blush: 0.5,
  },
  playful: {
    ...OPEN,
    pupil: 0.76,
    eye: 1.06,
    look: [0.35, -0.1],
    mouth: "tongue",
    ears: { out: -0.08, flat: 0 },
    blush: 0.7,
    tail: { carriage: "high" },
  },
  curious: {
    ...OPEN,
    pupil: 0.74,
    eye: 1.1,
    look: [0.3, -0.35],
    mouth: "small",
    brow: { tilt: -0.12, lift: 12 },
    ears: { out: -0.12, flat: 0 },
    blush: 0.5,
  },
  sleepy: {
    ...OPEN,
    upperLid: 0.52,
    lowerLid: 0.06,
    pupil: 0.6,
    look: [0, 0.3],
    mouth: "small",
    ears: { out: 0.28, flat: 0.1 },
    blush: 0.5,
    tail: { carriage: "low" },
  },
  grumpy: {
    ...OPEN,
    upperLid: 0.36,
    tilt: 0.14,
    pupil: 0.46,
    look: [0, 0.05],
    mouth: "frown",
    brow: { tilt: 0.34, lift: -2 },
    ears: { out: 0.34, flat: 0.12 },
    blush: 0.2,
    tail: { carriage: "low", puff: 1.15 },
  },
  angry: {
    ...OPEN,
    upperLid: 0.26,
    tilt: 0.24,
    pupil: 0.26,
    look: [0, 0],
    mouth: "snarl",
    brow: { tilt: 0.5, lift: -4 },
    ears: { out: 0.6, flat: 0.28 },
    blush: 0.1,
    tail: { puff: 1.6 },
  },
  sad: {
    ...OPEN,
    upperLid: 0.16,
    tilt: -0.16,
    pupil: 0.78,
    eye: 1.05,
    look: [0, 0.35],
    mouth: "frown",
    brow: { tilt: -0.4, lift: 4 },
    ears: { out: 0.52, flat: 0.16 },
    blush: 0.3,
    tail: { carriage: "low" },
    tear: true,
  },
  surprised: {
    ...OPEN,
    pupil: 0.34,
    eye: 1.2,
    tilt: 0,
    look: [0, 0],
    mouth: "round",
    brow: { tilt: -0.16, lift: 20 },
    ears: { out: -0.14, flat: 0 },
    blush: 0.4,
    tail: { carriage: "high", puff: 1.5 },
  },
  proud: {
    ...OPEN,
    upperLid: 0.34,
    tilt: 0.16,
    pupil: 0.44,
    look: [0.25, 0.1],
    mouth: "smirk",
    brow: { tilt: 0.1, lift: 8 },
    ears: { out: -0.05, flat: 0 },
    blush: 0.35,
    tail: { carriage: "high" },
  },
  shy: {
    ...OPEN,
    upperLid: 0.12,
    tilt: -0.06,
    pupil: 0.74,
    look: [-0.55, 0.4],
    mouth: "small",
    brow: { tilt: -0.26, lift: 6 },
    ears: { out: 0.4, flat: 0.1 },
    blush: 1,
    tail: { carriage: "low" },
  },
  loving: {
    ...OPEN,
    closed: "happy",
    look: [0, 0],
    mouth: "smile",
    ears: { out: 0.08, flat: 0 },
    blush: 1,
    hearts: true,
  },
  scared: {
    ...OPEN,
    pupil: 0.86,
    eye: 1.16,
    tilt: -0.1,
    look: [0.2, 0],
    mouth: "wobble",
    brow: { tilt: -0.42, lift: 12 },
    ears: { out: 0.62, flat: 0.34 },
    blush: 0.15,
    tail: { carriage: "low", puff: 1.7 },
  },
  mischievous: {
    ...OPEN,
    upperLid: 0.3,
    lowerLid: 0.14,
    tilt: 0.2,
    pupil: 0.5,
    look: [0.6, 0],
    mouth: "grin",
    brow: { tilt: 0.26, lift: 4 },
    ears: { out: 0.2, flat: 0.06 },
    blush: 0.4,
    tail: { carriage: "high" },
  },
  silly: {
    ...OPEN,
    pupil: 0.7,
    eye: 1.12,
    look: [0.5, -0.4],
    mouth: "tongue",
    winks: true,
    brow: { tilt: -0.1, lift: 10 },
    ears: { out: 0.34, flat: 0.04 },
    blush: 0.9,
  },
  smug: {
    ...OPEN,
    upperLid: 0.46,
    lowerLid: 0.1,
    tilt: 0.1,
    pupil: 0.5,
    look: [0.5, 0.05],
    mouth: "smirk",
    brow: { tilt: -0.14, lift: 6 },
    ears: { out: 0.04, flat: 0 },
    blush: 0.45,
    tail: { carriage: "high" },
  },
  dreamy: {
    ...OPEN,
    upperLid: 0.24,
    pupil: 0.82,
    eye: 1.04,
    tilt: -0.02,
    look: [0.3, -0.6],
    mouth: "smile",
    ears: { out: 0.16, flat: 0 },
    blush: 0.9,
  },
  brave: {
    ...OPEN,
    upperLid: 0.16,
    tilt: 0.16,
    pupil: 0.5,
    look: [0.15, -0.05],
    mouth: "flat",
    brow: { tilt: 0.3, lift: 4 },
    ears: { out: -0.1, flat: 0 },
    blush: 0.3,
    tail: { carriage: "high" },
  },
};

/** The face of a recipe: "very" exaggerates it, "slightly" tones it down. */
export function expressionOf({ mood, degrees }: CatSpec): Expression {
  const face = EXPRESSIONS[mood], degree = degrees?.mood ?? 1;
  if (degree === 1) return face;
  const by = (value: number, calm: number) => calm + (value - calm) * degree;
  return {
    ...face,
    upperLid: Math.min(0.62, by(face.upperLid, OPEN.upperLid)),
    eye: by(face.eye, 1),
    tilt: by(face.tilt, OPEN.tilt),
    ears: { out: by(face.ears.out, 0), flat: by(face.ears.flat, 0) },
    ...(face.brow && { brow: { tilt: by(face.brow.tilt, 0), lift: by(face.brow.lift, 0) } }),
    blush: Math.min(1, face.blush * degree),
  };
}
