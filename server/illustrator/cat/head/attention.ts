/**
 * @module What a single cat looks at where no words say it: the thing it has, or something beside the
 * picture.
 */
import { boundsOf } from "../../geometry/measure.ts";
import { randomStream } from "../../random.ts";
import type { Item } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import type { Figure } from "../body/figure.ts";
import { type GazeDirection, gazeDirection } from "./gaze.ts";
import { POSES } from "../poses.ts";

/** How many cats look at their thing, and how many without one look aside or up. */
const AT_THING = 0.7, ASIDE = 0.4;

/** Turns of those who look at nothing that is seen. */
const LOOKS: readonly GazeDirection[] = [
  { yaw: 0.72, pitch: 0, look: [0.9, 0] },
  { yaw: -0.7, pitch: 0.1, look: [-0.9, -0.1] },
  { yaw: 0.65, pitch: 0.6, look: [0.6, -0.75] },
  { yaw: 0.65, pitch: -0.45, look: [0.6, 0.6] },
];

/** Up to moon, sun or clouds, which are on this side of the picture before the cat is mirrored. */
function skywards(side: -1 | 1): GazeDirection {
  return { yaw: 0.8 * side, pitch: 1, look: [0.7 * side, -0.8] };
}

/** The turn of its head; nothing where it looks at the viewer, or as words and pose have it. */
export function attentionOf(
  { seed, pose, gaze, view }: CatSpec,
  { head }: Figure,
  { things, light }: { things: readonly Item[]; light: -1 | 1 },
): GazeDirection | undefined {
  const { isSleep, isInverted, face } = POSES[pose];
  if (view || isSleep || isInverted || face || head.away) return undefined;
  const random = randomStream(seed, "cat.attention");
  const chance = random.next(), look = random.pick(LOOKS);
  if (gaze) return gaze === "up" ? skywards(light) : undefined;
  if (things.length === 0) return chance < ASIDE ? look : undefined;
  if (chance >= AT_THING) return undefined;
  const { left, right, top, bottom } = boundsOf(things);
  return gazeDirection(head.at, [(left + right) / 2, (top + bottom) / 2]);
}
