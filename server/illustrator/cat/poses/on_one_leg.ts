/** @module On one hind leg like a flamingo: the other foot against its knee, the arms out for balance. */
import type { Body, Figure, Part } from "../body/figure.ts";
import { type Joint, jointedLimb } from "../body/jointed_limb.ts";
import { paw } from "../body/limbs.ts";
import { upright } from "../body/upright_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";

export const pose: PoseEntry = {
  words:
    "on one leg, standing on one leg, stands on one leg, stand on one leg, standing on a single leg, on a single leg, balancing on one leg, balances on one leg, balance on one leg, on one foot, standing on one foot, balancing on one foot, balancing on one paw, standing on one paw, on one hind leg, hopping on one leg, hopping on one foot, tree pose, flamingo pose, doing tree pose",
  nearest: "yoga tree, karate stance, crane stance, crane kick, hopscotch, playing hopscotch",
  verb: "stands on one leg",
  drawnAs: "on one leg",
  onFoot: true,
  figure: onOneLeg,
};

/** The leg that is drawn up, for a body of average girth: hip, thigh, knee, hock, ankle. */
const DRAWN_UP: readonly Joint[] = [
  [-32, -118, 36, 38],
  [-70, -112, 34, 34],
  [-108, -92, 27, 27],
  [-76, -72, 19, 19],
  [-34, -60, 16, 16],
];

/** The share of either side of it without a line. */
const BARE = { front: 0.3, back: 0.3 };

/** Beside a head larger than usual, arms reach this much farther out, in units. */
const BESIDE_HEAD = 112;

function onOneLeg(body: Body): Figure {
  const g = body.girth, out = BESIDE_HEAD * (body.head - 1) / g;
  const held = { elbow: [112 + out * 0.5, -196], paw: [168 + out, -206], turn: -0.4 } as const;
  const figure = upright(body, {
    left: { ...held, elbow: [...held.elbow], paw: [...held.paw] },
    right: { ...held, elbow: [...held.elbow], paw: [...held.paw] },
  });
  const isDrawnUp = ({ name }: Part) => name.startsWith("left hind");
  const limb = jointedLimb(
    "left hind leg",
    DRAWN_UP.map(([x, y, front, back]): Joint => [x * g, y, front, back]),
    { bare: BARE, trunk: figure.torso[0]!.outline },
  );
  const [ankleX, ankleY] = DRAWN_UP.at(-1)!;
  const foot = paw("left hind paw", [ankleX * g + 14, ankleY + 2], 29, { flat: 0.6, turn: -1.1 });
  return {
    ...figure,
    limbs: [...figure.limbs.filter((part) => !isDrawnUp(part)), limb, foot],
    rest: { left: -20, right: 96, lift: 0 },
  };
}
