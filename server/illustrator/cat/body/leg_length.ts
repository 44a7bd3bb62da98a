/**
 * @module Shorter and longer legs for a figure on four of them: everything below the belly is squeezed or
 * stretched, everything above is lowered or lifted with it.
 */
import type { Figure } from "./figure.ts";
import { mapped } from "./mapped_figure.ts";

/** Where the belly is: what lies below is leg. */
const BELLY = -92;

/** The figure on legs of this length against an adult's. */
export function onLegs(figure: Figure, length: number): Figure {
  if (length === 1) return figure;
  return mapped(figure, ([x, y]) => [x, y > BELLY ? y * length : y + BELLY * (length - 1)]);
}
