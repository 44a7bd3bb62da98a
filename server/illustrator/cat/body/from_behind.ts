/**
 * @module A figure seen from behind: what was before the body is now behind it, and the tail is nearest.
 */
import { distance } from "../../geometry/polyline.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Figure, Part } from "./figure.ts";
import { mappedPart } from "./mapped_part.ts";

const ARM = /fore(?:leg|arm| ?paw)$/;
const FAR_LEG = /hind (?:leg|paw)$/;

/** A figure drawn from the front, or from the side, turned away from the viewer. */
export function fromBehind(figure: Figure): Figure {
  const { back, limbs, front } = figure;
  const isTail = ({ kind }: Part) => kind === "tail";
  const isArm = ({ name }: Part) => ARM.test(name);
  const tails = [...back, ...front].filter(isTail);
  if (figure.view === "side") {
    return { ...figure, head: { ...figure.head, away: true } };
  }
  const arms = [...back, ...limbs, ...front].filter(isArm).map(withoutPads);
  const legs = back.filter(({ name }) => FAR_LEG.test(name)).map(near);
  const paws = limbs.filter(({ name }) => /hind paw$/.test(name)).map(withoutToes);
  return {
    ...figure,
    back: [...arms, ...paws],
    limbs: [
      ...limbs.filter((part) => !isArm(part) && !/hind paw$/.test(part.name)).map(haunch),
      ...legs,
      ...tails.map(fromTheMiddle),
    ],
    front: [],
    head: { ...figure.head, yaw: 0, away: true },
    hand: { ...figure.hand, raised: false },
  };
}

/** A figure seen from behind whose forelegs reach for something: its body hides them. */
export function withArmsBehind(figure: Figure): Figure {
  if (!showsBack(figure)) return figure;
  const isArm = ({ name }: Part) => ARM.test(name);
  const { back, limbs, front } = figure;
  return {
    ...figure,
    back: [...[...limbs, ...front].filter(isArm).map(withoutPads), ...back],
    limbs: limbs.filter((part) => !isArm(part)),
    front: front.filter((part) => !isArm(part)),
  };
}

/** Whether the body hides what the cat has before it. */
export function showsBack({ head, view }: Pick<Figure, "head" | "view">): boolean {
  return head.away === true && view !== "side";
}

/** How far a tail comes nearer to the middle of the rump, as a share of its distance, and how soon it is where it was, in
 * units. */
const INWARDS = { by: 0.8, within: 120 };

/** The tail as it grows out of the middle of the rump. */
function fromTheMiddle(tail: Part): Part {
  const root = tail.axis[0]!;
  return mappedPart(tail, (point) => {
    const near = 1 - smoothstep(0, INWARDS.within, distance(point, root));
    return [point[0] - root[0] * INWARDS.by * near, point[1]];
  });
}

/** From which share of its outline to which a thigh shows a line: from the loin around the rump to the flank. */
const HAUNCH = { from: 0.07, to: 0.86 };

function haunch(part: Part): Part {
  if (part.kind !== "thigh") return part;
  const at = (share: number) => Math.round(part.outline.length * share);
  return { ...part, contour: part.outline.slice(at(HAUNCH.from), at(HAUNCH.to)) };
}

function near({ far: _far, ...part }: Part): Part {
  return part;
}

/** Only its heel is seen. */
function withoutToes({ toes: _toes, ...part }: Part): Part {
  return part;
}

function withoutPads(part: Part): Part {
  return part.toes?.pads ? { ...part, toes: { ...part.toes, pads: false } } : part;
}
