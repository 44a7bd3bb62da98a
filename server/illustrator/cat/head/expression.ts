/** @module What a mood does to a face, ears and tail, in measures. */

/** The shapes a mouth can take. */
export type Mouth =
  | "smile"
  | "laugh"
  | "guffaw"
  | "firm"
  | "clenched"
  | "askew"
  | "small"
  | "frown"
  | "flat"
  | "round"
  | "smirk"
  | "tongue"
  | "snarl"
  | "grin"
  | "wobble"
  | "yawn"
  | "call"
  | "retch";

/** What a mood does to spine and head; the head of a figure that looks to the right is at its right end. */
export interface Posture {
  /** How much lower the head is, in units; negative draws the body up. */
  bow?: number;
  /** How far head and shoulders lean forward, in units; negative draws back. */
  lean?: number;
  /** How far the back is rounded, in units. */
  hunch?: number;
  /** Lifts the face, -1..1. */
  pitch?: number;
  /** Turns the head clockwise, in radians. */
  tilt?: number;
}

/** A mood as measures of a face. */
export interface Expression {
  /** How far the upper lid covers the eye: 0 open .. 1 shut. */
  upperLid: number;
  /** How far the lower lid covers it, likewise. */
  lowerLid: number;
  /** Both eyes are a curve: happy turns upwards, asleep downwards. */
  closed?: "happy" | "asleep" | undefined;
  /** Pupil width against the iris. */
  pupil: number;
  /** Size of the eyes against calm ones. */
  eye: number;
  /** Lift of the outer corners in radians. */
  tilt: number;
  /** Where the eyes look, -1..1 in both directions. */
  look: readonly [x: number, y: number];
  /** The shape of the mouth. */
  mouth: Mouth;
  /** Brow: tilt in radians (positive: angry, inner ends down) and height; absent: no brow. `raised` lifts one
   * of them by so much more. */
  brow?: { tilt: number; lift: number; raised?: number };
  /** Ears: turned outwards (radians) and flattened (0..1); `left` where that one differs. */
  ears: { out: number; flat: number; left?: { out: number; flat: number } };
  /** How the body is carried; absent: as the pose has it. */
  carriage?: Posture;
  /** How the tail is carried, where the mood decides, and how much its hair stands on end. */
  tail?: { carriage?: "up" | "high" | "low" | "tucked"; puff?: number };
  /** One eye is shut. */
  winks?: boolean;
  /** 0..1 warmth of the cheeks. */
  blush: number;
  /** Whether a tear runs. */
  tear?: boolean;
  /** Whether hearts float beside the head. */
  hearts?: boolean;
}

/** Wide open eyes. */
export const OPEN = { upperLid: 0, lowerLid: 0, pupil: 0.62, eye: 1, tilt: 0.08 };
/** Ears that stand up. */
export const PERKED = { out: 0, flat: 0 };
