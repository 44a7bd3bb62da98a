/**
 * @module A figure turned towards the viewer or away: the body is drawn shorter behind the head, legs and
 * tail keep their thickness and move with it.
 */
import { bounds } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { View } from "../../spec.ts";
import type { Figure, Part } from "./figure.ts";
import { mappedPart } from "./mapped_part.ts";
import { legOf } from "./joined_paws.ts";

/** Views of which the face is seen. */
type Turned = Exclude<View, "behind">;

/** How a view changes a figure. */
interface Turn {
  /** Length of the body against how its pose draws it. */
  length: number;
  /** What lies behind the head stands this much higher per unit: depth. */
  rise: number;
  /** Where the face looks: 0 at the viewer, 1 to the side. */
  yaw?: number;
}

/** Of poses drawn from the side. */
const OF_PROFILES: Record<Turned, Turn> = {
  front: { length: 0.64, rise: 0.08, yaw: 0 },
  "three-quarter": { length: 0.8, rise: 0.05, yaw: 0.72 },
  side: { length: 1.04, rise: 0, yaw: 1 },
};

/** Of poses drawn from the front. */
const OF_FRONTS: Record<Turned, Turn> = {
  front: { length: 1, rise: 0, yaw: 0 },
  "three-quarter": { length: 0.9, rise: 0, yaw: 0.5 },
  side: { length: 0.8, rise: 0, yaw: 0.9 },
};

/** A head this near to the ground would hide a body that is drawn shorter than this. */
const LOW_HEAD = -170, LEAST_LENGTH = 0.76;

/** A trunk that ends lower than this lies on the ground: raised behind the head it would float above it. */
const ON_GROUND = -30;

/** The figure as seen from there. */
export function seenFrom(figure: Figure, view: Turned): Figure {
  const turn = (figure.view === "side" ? OF_PROFILES : OF_FRONTS)[view];
  const { yaw = figure.head.yaw } = turn;
  const isOnGround = bounds(figure.torso.flatMap(({ outline }) => outline)).bottom > ON_GROUND;
  const rise = isOnGround ? 0 : turn.rise;
  const length = figure.head.at[1] > LOW_HEAD ? Math.max(turn.length, LEAST_LENGTH) : turn.length;
  const pivot = figure.head.at[0];
  const shift = ([x]: Point): Point => [(pivot - x) * (1 - length), -Math.max(0, pivot - x) * rise];
  const bent = (point: Point): Point => add(point, shift(point));
  const parts = [...figure.back, ...figure.torso, ...figure.limbs, ...figure.front];
  const turned = (part: Part): Part => {
    const isAround = part.kind === "tail" && figure.front.includes(part);
    if (part.kind === "torso" || part.kind === "chest" || isAround) return mappedPart(part, bent);
    const by = shift(rootOf(part, parts));
    return mappedPart(part, (point) => add(point, by));
  };
  const { chest, cloak, hand, neck, rest, shoulders } = figure;
  return {
    ...figure,
    back: figure.back.map(turned),
    torso: figure.torso.map(turned),
    limbs: figure.limbs.map(turned),
    front: figure.front.map(turned),
    head: { ...figure.head, yaw },
    chest: { ...chest, at: bent(chest.at) },
    neck: { ...neck, at: bent(neck.at) },
    shoulders: { ...shoulders, at: bent(shoulders.at) },
    cloak: {
      ...(cloak.behind && { behind: cloak.behind.map(bent) }),
      ...(cloak.over && { over: cloak.over.map(bent) }),
    },
    hand: { ...hand, at: hand.raised ? hand.at : bent(hand.at) },
    rest: { ...rest, left: bent([rest.left, 0])[0], right: bent([rest.right, 0])[0] },
  };
}

function add([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

/** Where a part grows out of the body; a paw where its leg does. */
function rootOf(part: Part, parts: readonly Part[]): Point {
  const own = part.kind === "paw"
    ? parts.find(({ kind, name }) => kind === "leg" && name === legOf(part.name))
    : undefined;
  return (own ?? part).axis[0]!;
}
