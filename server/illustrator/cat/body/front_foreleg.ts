/**
 * @module A foreleg that stands, seen from the front: the upper arm lies against the chest, the elbow at
 * its lower edge, the forearm narrows to the wrist, and the paws stand close together.
 */
import type { Part } from "./figure.ts";
import { type Joint, jointedLimb, mirroredJoints } from "./jointed_limb.ts";
import { paw } from "./limbs.ts";

/** The right one of a cat of average girth from shoulder to ankle: its own outer and inner half widths at each place, and
 * how its distance from the middle grows with the girth, as a power. */
const JOINTS: readonly (readonly [...joint: Joint, spread: number])[] = [
  [46, -178, 34, 34, 0.5],
  [50, -140, 31, 30, 0.5],
  [48, -112, 27, 24, 0.5],
  [37, -76, 19.5, 18, 0.5],
  [29, -42, 16, 16, 0.5],
  [27, -16, 17, 16.5, 0.5],
];

/** The shoulders of {@link JOINTS} are this high; on shorter legs everything is lower. */
const SHOULDER = -178;

/** Half the width of the paw, its middle, and how it spreads with the girth. */
const PAW = { size: 26, at: [28, -13], spread: 0.5 } as const;

/** The share of each side without a line: fur of the chest covers the inner one. */
const BARE = { outer: 0.38, inner: 0.56 };

/** Foreleg and paw of one side below a shoulder of this height. */
export function frontForeleg(
  side: "left" | "right",
  girth: number,
  shoulder: number = SHOULDER,
): { foreleg: Part; forepaw: Part } {
  const isRight = side === "right";
  const joints = JOINTS.map(([x, y, outer, inner, spread], i): Joint => {
    const thick = i < 2 ? girth ** 0.5 : 1;
    return [
      x * girth ** spread,
      i < JOINTS.length - 1 ? y * (shoulder / SHOULDER) : y,
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
      [(isRight ? x : -x) * girth ** PAW.spread, y],
      PAW.size,
      { flat: 0.62 },
    ),
  };
}
