/** @module Where a cat touches what it stands, sits or lies on: its shadow lies there. */
import { bounds } from "../../geometry/measure.ts";
import type { Figure } from "./figure.ts";

/** What ends within this of the ground touches it, and so much of it, in units: a cat that comes nearer has its hind paws farther
 * off, which is higher. */
const NEAR = 26, TOUCHING = 9;

/** From where to where, at which height on the average; in the cat's own units. */
export function contactOf(
  { back, torso, limbs, front, rest }: Figure,
): { left: number; right: number; y: number } {
  const soles = rest.lift > NEAR ? [] : [...back, ...torso, ...limbs, ...front].flatMap((part) => {
    const { bottom } = bounds(part.outline);
    return Math.abs(bottom) > NEAR
      ? []
      : [bounds(part.outline.filter(([, y]) => y > bottom - TOUCHING))];
  });
  const y = soles.reduce((sum, { bottom }) => sum + bottom, 0) / (soles.length || 1);
  return {
    left: Math.min(rest.left, ...soles.map(({ left }) => left)),
    right: Math.max(rest.right, ...soles.map(({ right }) => right)),
    y,
  };
}
