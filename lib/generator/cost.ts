/**
 * What a picture costs, in generations.
 *
 * @module
 */

export const PICTURE_COST = 1;

/** Of a picture made from a photo. */
export const PHOTO_COST = 2;

/** Fewer than this many left, and a person is shown where to get more. */
export const FEW_LEFT = 3;

/** The cost of what a form stands for. */
export function costOf({ photo }: { photo?: string }): number {
  return photo ? PHOTO_COST : PICTURE_COST;
}

/** `1 generation`, `2 generations`. */
export function inGenerations(count: number): string {
  return `${count} ${count === 1 ? "generation" : "generations"}`;
}
