/**
 * What a picture costs, as the form shows it: in generations.
 *
 * @module
 */
import type { GeneratedCharacter } from "../../lib/character.ts";
import { PHOTO_PICTURE_COST, PICTURE_COST } from "../../lib/credits.ts";
import { tn } from "../../lib/i18n/translate.ts";

/** Fewer than this many left, and a person is shown where to get more. */
export const FEW_LEFT = 3;

/** The cost of what a form stands for. */
export function costOf({ photo }: { photo?: string }): number {
  return photo ? PHOTO_PICTURE_COST : PICTURE_COST;
}

/** The cost of drawing a picture like this one again. */
export function costAgain(character: GeneratedCharacter | undefined): number {
  return Math.max(PICTURE_COST, character?.understanding.cost ?? 0);
}

/** `1 generation`, `2 generations`. */
export function inGenerations(count: number): string {
  return tn(count, "{n} generation", "{n} generations");
}
