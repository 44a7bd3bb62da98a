/** @module Upright on the hind legs, forepaws in the air: dancing, begging, cheering. */
import type { Body, Figure, Part } from "../body/figure.ts";
import { type Joint, jointedLimb } from "../body/jointed_limb.ts";
import { paw } from "../body/limbs.ts";
import { mapped } from "../body/mapped_figure.ts";
import { upright } from "../body/upright_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  words:
    "dancing, dances, dance, danced, dancing ballet, ballet dancing, dancing salsa, dancing tango, dancing the tango, tap dancing, disco dancing, dancing flamenco, line dancing, ballroom dancing, dancing a jig, boogie, boogieing, boogying, grooving, grooves, twerking, hip hop dancing, dance move, doing a dance, dance moves, dance pose, dabbing, dab, flossing, busting a move, rocking out, headbanging, raving, hula dancing, belly dancing, folk dancing, irish dancing",
  nearest:
    "spinning, twirling, pirouette, pirouetting, pirouettes, doing pirouettes, doing a pirouette, doing ballet, waltzing, waltz, doing the waltz, vogueing, voguing, doing the worm, doing the moonwalk, pole dancing, capering, jiving, shimmying, swaying, twirls, hula hooping, making a snow angel, squat, victory dance, warrior pose, doing tai chi, tai chi, doing pilates, pilates",
  verb: "dances",
  weight: 1,
  figure: dancing,
};

/** How far the hips swing over the leg that stands, and the chest back over them, in units; how high either is. */
const SWING = { hips: 17, chest: -10 } as const, HIPS = -92, CHEST = -214;

/** The leg that is kicked aside, for a body of average girth: hip, thigh, knee, hock, ankle. */
const KICKED: readonly Joint[] = [
  [-36, -112, 36, 40],
  [-66, -98, 36, 34],
  [-92, -86, 28, 25],
  [-104, -62, 19, 18],
  [-112, -44, 17, 17],
];

/** The share of either side of it without a line. */
const BARE = { front: 0.3, back: 0.3 };

/** Beside a head larger than usual, arms reach this much farther out, in units. */
const BESIDE_HEAD = 112;

/** One foot on the ground, one kicked aside, the hips over the foot that stands. */
function dancing(body: Body): Figure {
  const g = body.girth;
  const out = BESIDE_HEAD * (body.head - 1) / g;
  const figure = upright(body, {
    left: {
      elbow: [108 + out * 0.5, -172],
      paw: [155 + out, -124],
      turn: -0.3,
    },
    right: {
      elbow: [112 + out * 0.6, -188],
      paw: [149 + out, -265],
      turn: 0.2,
      isRaised: true,
      ...(!body.holding && { pads: true }),
    },
  });
  const isKicked = ({ name }: Part) => name.startsWith("left hind");
  const [ankleX, ankleY] = KICKED.at(-1)!;
  const kicked = jointedLimb(
    "left hind leg",
    KICKED.map(([x, y, front, back]): Joint => [x * g, y, front, back]),
    { bare: BARE, trunk: figure.torso[0]!.outline },
  );
  const foot = paw("left hind paw", [ankleX * g - 6, ankleY + 8], 33, {
    flat: 0.54,
    turn: 0.34,
  });
  return mapped({
    ...figure,
    limbs: [kicked, foot, ...figure.limbs.filter((part) => !isKicked(part))],
    head: { ...figure.head, turn: Math.abs(figure.head.turn) + 0.04 },
    rest: { left: -96, right: 104, lift: 0 },
  }, swung);
}

/** The body as a dance bends it: nothing moves on the ground. */
function swung([x, y]: Point): Point {
  const hips = smoothstep(0, HIPS, y), chest = smoothstep(HIPS, CHEST, y);
  return [x + SWING.hips * hips + (SWING.chest - SWING.hips) * chest, y];
}
