/** @module The sketch of the cat that is being described, before it is drawn. */
import type { Draft } from "./draft.ts";

export interface Sketch {
  /** A data URL. */
  url: string;
  /** The description it shows. */
  prompt: string;
  /** Draws exactly this cat. */
  seed: string;
}

/** Whether a sketch is of the cat that the form describes now. */
export function isSketchOf(sketch: Sketch | undefined, { description }: Draft): sketch is Sketch {
  return sketch !== undefined && sketch.prompt === description.trim();
}

/** Whether the form describes a cat that is not drawn yet. */
export function describesAnother({ character, description }: Draft): boolean {
  return character?.prompt !== description.trim();
}

/** Whether there are sketches of it: of a photo once it is known what it shows, unless it is kept itself. */
export function isSketched({ photo, keepPhoto, seen }: Draft): boolean {
  return !photo || !keepPhoto && seen !== undefined;
}

/**
 * The sketch to show beside these words: the last one until theirs comes, and none where there is nothing to
 * sketch.
 */
export function sketchFor(sketch: Sketch | undefined, draft: Draft): Sketch | undefined {
  return draft.description.trim() && isSketched(draft) && describesAnother(draft)
    ? sketch
    : undefined;
}
