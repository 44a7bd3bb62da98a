/**
 * A figure seen from behind: what was before the body is now behind it, and the tail is nearest.
 *
 * @module
 */
import type { Figure, Part } from "./figure.ts";

const ARM = /fore(?:leg|paw)$/;
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
      ...tails,
    ],
    front: [],
    head: { ...figure.head, yaw: 0, away: true },
    hand: { ...figure.hand, raised: false },
  };
}

/** From which share of its outline to which a thigh shows a line: low at the flank, its knee being on the other side. */
const HAUNCH = { from: 0.24, to: 0.86 };

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
