/**
 * A lifted or lowered face, in the head's own coordinates: `pitch` 1 looks up, -1 down.
 *
 * @module
 */
import { moveItems, movePoint, type Transform } from "../geometry/transform.ts";
import type { Item, Mark } from "../scene.ts";

/** How far the face slides over the skull, in units. */
const SLIDE = 17;

/** By how much it is foreshortened. */
const SHORTENED = 0.07;

/** Eyes, nose and mouth of a head with this pitch. */
export function nodding(features: Item[], pitch: number | undefined): Item[] {
  return pitch ? moveItems(slide(pitch), features) : features;
}

/** The markings of the face likewise. */
export function noddingMarks(marks: Mark[], pitch: number | undefined): Mark[] {
  if (!pitch) return marks;
  const to = slide(pitch);
  return marks.map((mark) => ({
    ...mark,
    outline: mark.outline.map((point) => movePoint(to, point)),
  }));
}

/** Ears lie back behind a lifted face and come forward over a lowered one. */
export function noddingEars(ears: Item[], pitch: number | undefined): Item[] {
  if (!pitch) return ears;
  return moveItems({ a: 1, b: 0, c: 0, d: 1 - 0.16 * pitch, e: 0, f: 2 * pitch }, ears);
}

function slide(pitch: number): Transform {
  return { a: 1, b: 0, c: 0, d: 1 - SHORTENED * Math.abs(pitch), e: 0, f: -SLIDE * pitch };
}
