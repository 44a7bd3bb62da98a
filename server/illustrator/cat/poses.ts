/**
 * Which pose builds which figure.
 *
 * @module
 */
import { randomStream } from "../random.ts";
import type { Pose, View } from "../spec.ts";
import type { Body, Figure, PoseOf } from "./figure.ts";
import { dancing } from "./poses/dancing.ts";
import { jumping } from "./poses/jumping.ts";
import { bellyUp, crouching, lying, stretching } from "./poses/low.ts";
import { portrait } from "./poses/portrait.ts";
import { loaf, sleeping } from "./poses/resting.ts";
import { sitting } from "./poses/sitting.ts";
import { running, standing, walking } from "./poses/standing.ts";
import { waving } from "./poses/waving.ts";
import { seenFrom } from "./viewing.ts";

const POSES: Record<Pose, PoseOf> = {
  sitting,
  standing,
  walking,
  loaf,
  sleeping,
  jumping,
  waving,
  lying,
  stretching,
  running,
  crouching,
  dancing,
  "belly up": bellyUp,
  portrait,
};

/** Poses that are drawn anew for each view, or for one. */
const OWN_VIEWS: Partial<Record<Pose, readonly View[]>> = {
  sitting: ["front", "three-quarter"],
  standing: ["front"],
};

/** Poses that nobody needs to see in profile. */
const TURNING: readonly Pose[] = ["walking", "running", "jumping", "lying", "loaf"];

/** What no words decide: now and then a cat comes towards the viewer. */
function usualView(pose: Pose, seed: string): View | undefined {
  if (!TURNING.includes(pose)) return undefined;
  const turn = randomStream(seed, "pose.view").next();
  return turn < 0.18 ? "front" : turn < 0.5 ? "three-quarter" : undefined;
}

/**
 * The figure of a body in its pose, from where the words say; a sitting cat that holds something raises
 * a paw.
 */
export function figureOf(body: Body): Figure {
  const { pose, seed } = body.spec;
  const view = body.spec.view ?? usualView(pose, seed);
  const figure = body.holding && pose === "sitting" ? waving(body) : POSES[pose](body);
  return view && !OWN_VIEWS[pose]?.includes(view) ? seenFrom(figure, view) : figure;
}
