/** @module Levels of a thing by shares of its box. */
import { type Box, heightOf, widthOf } from "../geometry/measure.ts";
import type { Anchors } from "../things/anchors.ts";
import type { Plane } from "./silhouette.ts";

/** The level in the units of the box. */
export function planeOf(
  box: Box,
  { y, left = 0.04, right = 0.96 }: NonNullable<Anchors["seat"]>,
): Plane {
  const at = (share: number) => box.left + widthOf(box) * share;
  return { y: box.top + heightOf(box) * y, left: at(left), right: at(right) };
}
