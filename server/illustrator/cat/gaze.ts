/**
 * Where a cat looks, as words say: its head turns, its eyes follow.
 *
 * @module
 */
import type { CatSpec, Gaze } from "../spec.ts";
import type { Expression } from "./expression.ts";
import type { Figure } from "./figure.ts";

/** What a look makes of head and eyes. */
interface Look {
  /** Where the eyes go, -1..1 in both directions. */
  eyes: Expression["look"];
  pitch?: number;
  yaw?: number;
  /** Leans the head back, in radians. */
  lean?: number;
}

const LOOKS: Record<Gaze, Look> = {
  up: { eyes: [0.25, -1], pitch: 1, lean: -0.12 },
  down: { eyes: [0.1, 1], pitch: -1 },
  away: { eyes: [1, -0.1], yaw: 0.95 },
  back: { eyes: [0.2, 0], yaw: 0.55 },
};

/** The figure with its head turned to where the words say. */
export function gazing(figure: Figure, { gaze }: CatSpec): Figure {
  if (!gaze) return figure;
  const { pitch, yaw, lean } = LOOKS[gaze];
  const { away: _away, ...head } = figure.head;
  return {
    ...figure,
    head: {
      ...head,
      ...(gaze !== "back" && figure.head.away && { away: true }),
      ...(pitch !== undefined && { pitch }),
      ...(yaw !== undefined && { yaw }),
      ...(lean !== undefined && { turn: lean }),
    },
  };
}

/** The face with its eyes on what the words say. */
export function withGaze(face: Expression, { gaze }: Pick<CatSpec, "gaze">): Expression {
  return gaze ? { ...face, look: LOOKS[gaze].eyes } : face;
}
