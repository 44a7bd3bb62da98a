/** @module Where a cat looks, as words say: its head turns, its eyes follow. */
import type { Point } from "../../scene.ts";
import type { CatSpec, Gaze } from "../../spec.ts";
import type { Expression } from "./expression.ts";
import type { Figure } from "../body/figure.ts";

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
  away: { eyes: [1, -0.1], yaw: 1 },
  back: { eyes: [0.2, 0], yaw: 0.55 },
};

/** A head that looks back over a body seen from the side is turned over its own shoulder; the eyes go with it. */
const OVER_SHOULDER = { yaw: -0.8, eyes: [-0.5, 0] } as const;

/** How far to one side words tilt a head, in radians. */
const TILTED = 0.34;

/** The figure with its head turned and tilted as the words say. */
export function gazing(figure: Figure, spec: CatSpec): Figure {
  const { turn } = figure.head;
  const isTilted = spec.features?.includes("head tilted") && Math.abs(turn) < TILTED;
  return turnedTo(
    isTilted ? { ...figure, head: { ...figure.head, turn: turn < 0 ? -TILTED : TILTED } } : figure,
    spec,
  );
}

function turnedTo(figure: Figure, { gaze }: CatSpec): Figure {
  if (!gaze) return figure;
  const { pitch, yaw: ofGaze, lean } = LOOKS[gaze];
  const yaw = gaze === "back" && figure.view === "side" && !figure.head.away
    ? OVER_SHOULDER.yaw
    : ofGaze;
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

/** Eyes go with a head that is turned farther than this, so much farther aside than the head. */
const EYES_FOLLOW = { from: 0.4, by: 1.5 };

/** The face with its eyes ahead of a head that is turned aside: it does not look back at the viewer. */
export function lookingAhead(face: Expression, { yaw }: Pick<Figure["head"], "yaw">): Expression {
  const aside = Math.sign(yaw) * EYES_FOLLOW.by * Math.max(0, Math.abs(yaw) - EYES_FOLLOW.from);
  const [x, y] = face.look;
  return { ...face, look: [Math.max(-1, Math.min(1, x + aside)), y] };
}

/** The face with its eyes on what the words say, or on what it regards. */
export function withGaze(
  face: Expression,
  { gaze }: Pick<CatSpec, "gaze">,
  regard?: GazeDirection,
): Expression {
  if (gaze) return { ...face, look: LOOKS[gaze].eyes };
  return regard ? { ...face, look: regard.look } : face;
}

/** A turn of head and eyes, in the cat's own coordinates: it turns to the right of the picture. */
export interface GazeDirection {
  /** How far the head turns to the side, -1..1. */
  yaw: number;
  /** How far it is lifted, -1..1. */
  pitch: number;
  /** Where the eyes look, -1..1 in both directions. */
  look: Expression["look"];
}

/** A head turns so far to the side and so far up and down, that its face stays to be seen. */
const MOST_YAW = 0.95;
/** The most a gaze lifts a face, as a share of the largest turn up; negative lowers it. */
export const MOST_PITCH = 0.75;

/** What lies low or high but a little aside still turns a head aside: by this power of how far aside it lies. */
const ASIDE = 0.36;

/** The turn of a head from its own place to a point. */
export function gazeDirection([hx, hy]: Point, [x, y]: Point): GazeDirection {
  const length = Math.hypot(x - hx, y - hy) || 1;
  const aside = (x - hx) / length, down = (y - hy) / length;
  return {
    yaw: MOST_YAW * Math.sign(aside) * Math.abs(aside) ** ASIDE,
    pitch: -MOST_PITCH * down,
    look: [aside, down],
  };
}
