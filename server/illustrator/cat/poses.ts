/**
 * Which pose builds which figure.
 *
 * @module
 */
import type { Pose } from "../spec.ts";
import type { Body, Figure, PoseOf } from "./figure.ts";
import { dancing } from "./poses/dancing.ts";
import { jumping } from "./poses/jumping.ts";
import { bellyUp, crouching, lying, stretching } from "./poses/low.ts";
import { portrait } from "./poses/portrait.ts";
import { loaf, sleeping } from "./poses/resting.ts";
import { sitting } from "./poses/sitting.ts";
import { running, standing, walking } from "./poses/standing.ts";
import { waving } from "./poses/waving.ts";

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

/** The figure of a body in its pose; a sitting cat that holds something raises a paw. */
export function figureOf(body: Body): Figure {
  const { pose } = body.spec;
  return body.holding && pose === "sitting" ? waving(body) : POSES[pose](body);
}
