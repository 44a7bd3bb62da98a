/**
 * @module Marks that overlap in one colour are one patch: what outlines them runs around all of them.
 */
import { difference } from "../colour/colour.ts";
import type { Mark } from "../scene.ts";

/** Marks in runs of the same kind and colour, in their order. Outlines of a run are laid below its fills. */
export function runsOfColour(marks: readonly Mark[]): Mark[][] {
  const runs: Mark[][] = [];
  for (const mark of marks) {
    const last = runs.at(-1), before = last?.[0];
    const isSame = before?.kind === mark.kind && difference(before.colour, mark.colour) === 0;
    if (last && isSame) last.push(mark);
    else runs.push([mark]);
  }
  return runs;
}
