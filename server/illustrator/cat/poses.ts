/**
 * Which pose builds which figure.
 *
 * @module
 */
import type { Pose } from "../spec.ts";
import type { Body, Figure, PoseOf } from "./figure.ts";
import { sitting } from "./poses/sitting.ts";

const POSES: Record<Pose, PoseOf> = {
  sitting,
  standing: sitting,
  walking: sitting,
  loaf: sitting,
  sleeping: sitting,
  jumping: sitting,
  waving: sitting,
  portrait: sitting,
};

export function figureOf(body: Body): Figure {
  return POSES[body.spec.pose](body);
}
