/** @module Levels of a thing by shares of its box, and how high it hangs. */
import { type Box, heightOf, widthOf } from "../geometry/measure.ts";
import type { Anchors } from "../things/anchors.ts";
import type { ThingOnStage } from "./actors.ts";
import { moveBy } from "./moving_actors.ts";
import type { Plane } from "./silhouette.ts";

/** A shelf without a cat on it hangs this much higher than one with a cat. */
const HIGHER = 2.2;

/** What hangs on a wall is above the ground. */
export function hangUp(thing: ThingOnStage): void {
  const { hangs } = thing.art.anchors ?? {};
  if (!hangs) return;
  moveBy(thing, [0, -hangs * HIGHER]);
  thing.isGrounded = false;
}

/** The level in the units of the box. */
export function planeOf(
  box: Box,
  { y, left = 0.04, right = 0.96 }: NonNullable<Anchors["seat"]>,
): Plane {
  const at = (share: number) => box.left + widthOf(box) * share;
  return { y: box.top + heightOf(box) * y, left: at(left), right: at(right) };
}
