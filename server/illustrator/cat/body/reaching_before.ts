/** @module Forelegs that reach for the face: the whole arm lies before the head. */
import type { Figure, Part } from "./figure.ts";
import { type Reach, reaching } from "./reaching.ts";

/** The figure with those paws at its face. */
export function reachingBefore(figure: Figure, reach: Reach, girth: number): Figure {
  const reached = reaching(figure, reach, girth);
  const isArm = ({ name }: Part) =>
    (reach.near !== undefined && name === "right foreleg") ||
    (reach.far !== undefined && name === "left foreleg");
  return {
    ...reached,
    limbs: reached.limbs.filter((part) => !isArm(part)),
    front: [...reached.limbs.filter(isArm), ...reached.front],
  };
}
