/** @module On one hind leg, the other kicked forward, the arms out for balance. */
import type { Body, Figure, Part } from "../body/figure.ts";
import { type Joint, jointedLimb } from "../body/jointed_limb.ts";
import { paw } from "../body/limbs.ts";
import { mappedPart } from "../body/mapped_part.ts";
import { mapped } from "../body/mapped_figure.ts";
import { upright } from "../body/upright_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  words: "kicking, kick, karate kick, high kick, kung fu kick, flying kick, roundhouse kick",
  nearest: "can can, cancan, capoeira, kickboxing",
  verb: "kicks",
  hidesClothes: true,
  figure: kicking,
};

/** The leg that kicks, for a body of average girth: hip, thigh, knee, hock, ankle. */
const KICKED: readonly Joint[] = [
  [30, -100, 38, 38],
  [66, -98, 36, 34],
  [104, -92, 29, 27],
  [140, -90, 20, 20],
  [166, -94, 18, 18],
];

/** The share of either side of it without a line. */
const BARE = { front: 0.3, back: 0.3 };

/** How far the chest leans back from the kick, and the hips go with it, in units; how high either is. */
const LEAN = { hips: 8, chest: -42 } as const, HIPS = -92, CHEST = -214;

/** Beside a head larger than usual, arms reach this much farther out, in units. */
const BESIDE_HEAD = 112;

/** How far it looks aside, to where it kicks. */
const AHEAD = 0.8;

function kicking(body: Body): Figure {
  const g = body.girth;
  const out = BESIDE_HEAD * (body.head - 1) / g;
  const figure = upright(body, {
    left: { elbow: [106 + out * 0.5, -186], paw: [146 + out, -246], turn: 0.2, isRaised: true },
    right: { elbow: [98 + out * 0.5, -186], paw: [146 + out, -226], turn: -0.2 },
  });
  const isKicked = ({ name }: Part) => name.startsWith("right hind");
  const limb = jointedLimb(
    "right hind leg",
    KICKED.map(([x, y, front, back]): Joint => [x * g, y, front, back]),
    { bare: BARE, trunk: figure.torso[0]!.outline },
  );
  const [ankleX, ankleY] = KICKED.at(-1)!;
  const foot = paw("right hind paw", [ankleX * g + 10, ankleY - 12], 34, { flat: 0.6, turn: -1.2 });
  return mapped({
    ...figure,
    back: figure.back.map((part) =>
      part.kind === "tail" ? mappedPart(part, ([x, y]) => [-x, y]) : part
    ),
    limbs: [...figure.limbs.filter((part) => !isKicked(part)), limb, foot],
    head: { ...figure.head, yaw: AHEAD },
    rest: { left: -112, right: 40, lift: 0 },
  }, leaning);
}

/** The body as it leans back: what is on the ground stays there, and so does the foot that kicks. */
function leaning([x, y]: Point): Point {
  const hips = smoothstep(0, HIPS, y), chest = smoothstep(HIPS, CHEST, y);
  return [x + LEAN.hips * hips + (LEAN.chest - LEAN.hips) * chest, y];
}
