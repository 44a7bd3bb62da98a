/**
 * @module The rows of a desktop pet: what the cat does in each state, frame by frame, and for how long.
 */
import type { CatSpec } from "../spec.ts";
import type { Motion } from "./rig.ts";

/** One frame: another pose than the row's, where it differs, and how the figure moves. */
export interface Frame extends Motion {
  pose?: CatSpec["pose"];
}

/** One state of the pet. */
export interface PetRow {
  /** What programs call the state. */
  state: string;
  pose: CatSpec["pose"];
  mood?: CatSpec["mood"];
  facing?: CatSpec["facing"];
  /** From where it is seen; absent: as the cat's seed has it. */
  view?: CatSpec["view"];
  frames: readonly Frame[];
  /** Milliseconds of each frame. */
  durations: readonly number[];
}

/** Every frame as long as the others, but the last. */
function each(frames: readonly Frame[], ms: number, last: number) {
  return { frames, durations: frames.map((_, i) => i === frames.length - 1 ? last : ms) };
}

const STRIDES: readonly Frame[] = Array.from({ length: 8 }, (_, i) => ({
  stride: i / 8,
  tail: 0.22 * Math.sin((2 * Math.PI * i) / 8),
  head: { sink: 3 * Math.cos((4 * Math.PI * i) / 8) },
}));

/** Seen from the front, it would run and jump nowhere. */
const RUN = { pose: "standing", view: "three-quarter" } as const;

/** The cat as it is in a row. */
export function inRow(spec: CatSpec, { pose, mood, facing, view }: PetRow): CatSpec {
  return { ...spec, pose, ...(mood && { mood }), ...(facing && { facing }), ...(view && { view }) };
}

/** The nine rows, in the order of the atlas. */
export const PET_ROWS: readonly PetRow[] = [
  {
    state: "idle",
    pose: "sitting",
    frames: [
      {},
      { stretch: 0.006, tail: -0.1 },
      { stretch: 0.012, tail: -0.18, shut: true },
      { stretch: 0.012, tail: -0.18 },
      { stretch: 0.006, tail: -0.1, ears: 0.05 },
      {},
    ],
    durations: [280, 110, 110, 140, 140, 320],
  },
  { state: "running right", ...RUN, facing: "right", ...each(STRIDES, 120, 220) },
  { state: "running left", ...RUN, facing: "left", ...each(STRIDES, 120, 220) },
  {
    state: "waving",
    pose: "waving",
    mood: "happy",
    ...each([{}, { arm: -0.2 }, { arm: 0.12 }, { arm: -0.2, tail: -0.1 }], 140, 280),
  },
  {
    state: "jumping",
    ...RUN,
    mood: "happy",
    ...each(
      [
        { stretch: -0.05 },
        { pose: "jumping", lift: 50, ears: 0.1 },
        { pose: "jumping", lift: 90 },
        { pose: "jumping", lift: 45, ears: -0.1 },
        { stretch: -0.03 },
      ],
      140,
      280,
    ),
  },
  {
    state: "failed",
    pose: "sitting",
    mood: "sad",
    ...each(
      [
        {},
        { head: { sink: 5 }, look: [0, 0.5] },
        { head: { sink: 10, turn: 0.03 }, look: [0, 0.9] },
        { head: { sink: 12, turn: -0.05 }, look: [-0.3, 0.9], ears: 0.06 },
        { head: { sink: 12, turn: 0.05 }, look: [0.3, 0.9], ears: 0.06 },
        { head: { sink: 12, turn: -0.05 }, shut: true, ears: 0.06 },
        { head: { sink: 12 }, shut: true, ears: 0.06 },
        { head: { sink: 8 }, look: [0, 0.7] },
      ],
      140,
      240,
    ),
  },
  {
    state: "waiting",
    pose: "sitting",
    mood: "calm",
    ...each(
      [
        { look: [0, 0] },
        { look: [-0.8, 0], tail: -0.12 },
        { look: [-0.8, 0], tail: -0.24, head: { turn: -0.04 } },
        { look: [0.8, 0], tail: -0.12, head: { turn: 0.04 } },
        { look: [0.8, 0], head: { turn: 0.04 }, ears: 0.06 },
        { look: [0, 0], shut: true },
      ],
      150,
      260,
    ),
  },
  {
    state: "running",
    pose: "sitting",
    mood: "curious",
    ...each(
      [
        { look: [-0.5, 0.6], head: { sink: 2 } },
        { look: [-0.2, 0.7], head: { sink: 6 }, tail: -0.1 },
        { look: [0.1, 0.6], head: { sink: 2 }, tail: -0.2 },
        { look: [0.3, 0.7], head: { sink: 6 }, tail: -0.26 },
        { look: [0.5, 0.6], head: { sink: 2 }, tail: -0.2, ears: 0.05 },
        { look: [0, 0.7], head: { sink: 6 }, tail: -0.1 },
      ],
      120,
      220,
    ),
  },
  {
    state: "review",
    pose: "sitting",
    mood: "curious",
    ...each(
      [
        { look: [0, 0.1] },
        { look: [0.3, 0.1], head: { turn: 0.05 } },
        { look: [0.5, 0.2], head: { turn: 0.1 }, ears: -0.06 },
        { look: [0.5, 0.2], head: { turn: 0.1 }, shut: true },
        { look: [0.3, 0.1], head: { turn: 0.06 }, tail: -0.1 },
        { look: [0, 0.1], tail: -0.1 },
      ],
      150,
      280,
    ),
  },
];
