/**
 * @module The arm of a paw that closes around a thing: the elbow stands out beside it, the forearm comes in
 * to its edge.
 */
import type { Point } from "../../scene.ts";
import { arm, forearm, openTowards } from "./arm.ts";
import type { Part } from "./figure.ts";
import { paw } from "./limbs.ts";

/** From a paw that closes around a thing to its elbow, in units: outwards, less where the paw is far out, and down,
 * more where the paw is at the height of the shoulder. */
const AROUND = { out: 54, leastOut: 34, outmost: 124, down: 18, below: 78 };

/** How far the toes of such a paw turn inwards, in radians. */
const INWARDS = 0.32;

/** Foreleg, forearm and forepaw of these names from a shoulder to the edge of a thing; `out` is 1 for the right side, -1 for
 * the left. */
export function holdingArm(
  name: { foreleg: string; forepaw: string },
  shoulder: Point,
  at: Point,
  { out, neck, girth }: { out: number; neck: Point; girth: number },
): { foreleg: Part; forearm: Part; forepaw: Part } {
  const elbow = elbowBeside(at, { out, aside: at[0] - neck[0], below: at[1] - shoulder[1] });
  return {
    foreleg: arm(name.foreleg, { shoulder, elbow, wrist: at }, girth),
    forearm: forearm(
      name.foreleg.replace("foreleg", "forearm"),
      { shoulder, elbow, wrist: at },
      girth,
    ),
    forepaw: openTowards(paw(name.forepaw, at, 28, { flat: 0.84, turn: out * INWARDS }), elbow),
  };
}

/** The elbow of a paw that is so far aside of the neck and below the shoulder. */
function elbowBeside(
  [x, y]: Point,
  { out, aside, below }: { out: number; aside: number; below: number },
): Point {
  const high = Math.max(0, AROUND.below - below);
  const far = Math.min(AROUND.out, AROUND.outmost - aside * out) - high * 0.4;
  return [x + out * Math.max(AROUND.leastOut, far), y + AROUND.down + high * 0.6];
}
