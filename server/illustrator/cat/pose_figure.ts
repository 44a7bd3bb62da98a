/** @module Which pose builds which figure. */
import { randomStream } from "../random.ts";
import type { View } from "../spec.ts";
import type { Body, Figure } from "./body/figure.ts";
import { type Pose, POSES } from "./poses.ts";
import { waving } from "./poses/waving.ts";
import { fromBehind } from "./body/from_behind.ts";
import { seenFrom } from "./body/viewing.ts";

/** What no words decide: now and then a cat comes towards the viewer; one that runs or leaps shows its length. */
function usualView(pose: Pose, seed: string): View | undefined {
  if (!POSES[pose].turns) return undefined;
  const turn = randomStream(seed, "pose.view").next();
  return turn < 0.18 && !POSES[pose].isLively ? "front" : turn < 0.5 ? "three-quarter" : undefined;
}

/**
 * The figure of a body in its pose, from where the words say; a sitting cat that holds something raises
 * a paw.
 */
export function figureOf(body: Body): Figure {
  const { pose, seed } = body.spec;
  // Over its shoulder looks who is seen from the side.
  const view = body.spec.view ?? (body.spec.gaze === "back" ? "side" : usualView(pose, seed));
  const raisesPaw = body.holding || body.spec.features?.includes("paw raised");
  const figure = raisesPaw && pose === "sitting" ? waving(body) : POSES[pose].figure(body);
  if (view === "behind") return fromBehind(figure);
  return view && !POSES[pose].ownViews?.includes(view) ? seenFrom(figure, view) : figure;
}
