/** @module In the air: forelegs reach ahead, both hind legs are stretched behind. */
import { type Body, type Figure, throat } from "../body/figure.ts";
import { type Gait, ON_ITS_WAY, onFour, TAIL_ROOT } from "../body/four_legs.ts";
import { mapped } from "../body/mapped_figure.ts";
import { joints } from "../body/jointed_limb.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { turnedFigure } from "../body/turned_figure.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import { placing } from "../../geometry/transform.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  words:
    "jumping, jumps, jump, jumped, leaped, leapt, leaping, leaps, leap, pouncing, pounces, pounce, hopping, bouncing, in mid air, midair, mid air, mid jump, jumping for joy, mid leap, mid flight leap, mid pounce, mid-jump, mid action, pounced, hops, hopped, hop, bounces, bounced, vaulting, vaults, lunging, lunges, airborne, springing, springs up, caught mid air, frozen mid air, bunny hop, backflip, somersault, doing a backflip, somersaulting, frontflip",
  nearest:
    "attacking, bounding, frolicking, in the air, base jumping, waterskiing, water skiing, kitesurfing, diving save, making a save, saving a goal, slam dunk, slam dunking, dunking, scoring, battling, battles, attacks, doing parkour, parkour, swings, trapeze, acrobat, acrobatics, gymnastics, figure skating, tussling, tussle, food fight, backflipping, doing flips, doing a somersault, skipping, skips, jumping rope, doing gymnastics, doing a cartwheel jump, bouncing around on",
  verb: "leaps",
  weight: 1,
  isLively: true,
  turns: true,
  figure: jumping,
};

/** The legs of a leap, written for a level trunk. */
const LEAP: Gait = {
  isFree: true,
  nearFore: {
    joints: joints(
      "92 -160 44 44, 118 -120 35 36, 150 -100 25 26, 188 -104 18 19, 216 -110 16 16, 230 -111 17 17",
    ),
    turn: 0.3,
  },
  farFore: {
    joints: joints(
      "116 -172 36 36, 156 -148 29 29, 204 -152 20 20, 244 -168 16 16, 258 -173 16 16",
    ),
    turn: 0,
  },
  nearHind: {
    joints: joints(
      "-102 -168 58 50, -128 -134 54 48, -164 -118 33 35, -198 -116 21 21, -226 -102 17 16, -246 -88 16 17",
    ),
    turn: 2.5,
  },
  farHind: {
    joints: joints(
      "-84 -156 46 44, -106 -118 42 42, -128 -92 30 32, -166 -88 21 20, -196 -72 16 16, -208 -54 16 16",
    ),
    turn: 2.3,
  },
  tails: [
    [TAIL_ROOT, [-196, -186], [-234, -172], [-264, -194], [-274, -236]],
    [TAIL_ROOT, [-190, -206], [-212, -252], [-248, -278], [-280, -270]],
  ],
};

/** How far the trunk rises towards the head, in radians, and how far rump and chest hang below the middle of the back. */
const RISE = 0.26, ARCH = { rump: 26, chest: 4 };

/** How far a flank is drawn up behind the ribs, where along the trunk, and over which part of it, in units. */
const TUCK = { by: 19, at: -52, reach: 96, below: -176 };

/** Where the trunk turns, and how much higher it is in the air than on legs, in units. */
const MIDDLE: Point = [0, -150], HIGHER = 84;

/** How much farther ahead and lower a head is carried than on a cat that stands. */
const AHEAD: Point = [20, 22];

/** A leap to the right. */
function jumping(body: Body): Figure {
  const level = mapped(onFour(body, LEAP, ON_ITS_WAY), arched);
  const [x, y] = MIDDLE, cos = Math.cos(RISE), sin = Math.sin(RISE);
  // The turn is about the middle of the trunk: placing turns about the ground.
  const to = placing({ at: [x - x * cos - y * sin, y + x * sin - y * cos - HIGHER], turn: -RISE });
  const risen = turnedFigure(level, to, -RISE);
  const [hx, hy] = risen.head.at;
  const head = {
    ...level.head,
    at: [hx + AHEAD[0], hy + AHEAD[1]] as Point,
  };
  return {
    ...risen,
    head,
    chest: throat(head, { turn: -0.3, scale: 0.7 }),
    neck: throat(head, { turn: 0.04 }),
    hand: { at: [222, -184 - HIGHER], turn: 0.5, scale: 1, raised: true },
    rest: { left: -130, right: 120, lift: 72 },
  };
}

/** A level trunk as a bow, its flank drawn up. */
function arched([x, y]: Point): Point {
  const from = Math.max(-1, Math.min(1, x / 150));
  const flank = smoothstep(TUCK.reach, 0, Math.abs(x - TUCK.at)) * smoothstep(TUCK.below, -90, y);
  return [x, y + (x < 0 ? ARCH.rump : ARCH.chest) * from * from - TUCK.by * flank];
}
