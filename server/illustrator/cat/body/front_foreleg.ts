/**
 * @module A foreleg that stands, seen from the front: the upper arm lies against the chest, the elbow at
 * its lower edge, the forearm narrows to the wrist, and the paws stand close together.
 */
import type { Part } from "./figure.ts";
import { type Joint, jointedLimb, mirroredJoints } from "./jointed_limb.ts";
import { paw } from "./limbs.ts";

/** The right one of a cat of average girth from shoulder to ankle: its own outer and inner half widths at each place. */
const JOINTS: readonly Joint[] = [
  [46, -166, 33, 33],
  [50, -136, 31, 30],
  [48, -112, 27, 24],
  [37, -76, 19.5, 18],
  [29, -42, 16, 16],
  [27, -16, 17, 16.5],
];

/** From this joint on it is the forearm, as thick on every cat; above it goes with the shoulders. */
const FOREARM = 3;

/** The shoulders of {@link JOINTS} are this high; on shorter legs everything is lower. */
const SHOULDER = -166;

/** Half the width of the paw, and its middle. */
const PAW = { size: 26, at: [28, -13] } as const;

/** The share of each side without a line: fur of the chest covers the inner one. */
const BARE = { outer: 0.38, inner: 0.56 };

/** Foreleg and paw of one side below a shoulder of this height, `shoulders` times as far out as on an ordinary cat. */
export function frontForeleg(
  side: "left" | "right",
  girth: number,
  { height = SHOULDER, shoulders = girth ** 0.5 }: { height?: number; shoulders?: number } = {},
): { foreleg: Part; forepaw: Part } {
  const isRight = side === "right";
  const joints = JOINTS.map(([x, y, outer, inner], i): Joint => {
    const isArm = i < FOREARM, thick = isArm ? shoulders : 1;
    return [
      x * (isArm ? shoulders : girth ** 0.5),
      i < JOINTS.length - 1 ? y * (height / SHOULDER) : y,
      outer * thick,
      inner * thick,
    ];
  });
  const { outer, inner } = BARE;
  const [x, y] = PAW.at;
  return {
    foreleg: jointedLimb(`${side} foreleg`, isRight ? joints : mirroredJoints(joints), {
      bare: isRight ? { front: outer, back: inner } : { front: inner, back: outer },
    }),
    forepaw: paw(
      `${side} forepaw`,
      [(isRight ? x : -x) * girth ** 0.5, y],
      PAW.size,
      { flat: 0.62 },
    ),
  };
}
