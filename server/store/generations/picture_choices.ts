/**
 * @module What was described and chosen for a picture: enough, with the same generator, to draw it again.
 */
import type { GenerationRow } from "./generation_row.ts";

/** The fields of a generation that decide its picture, besides a photo and parts of other pictures. */
export type PictureChoices = Pick<
  GenerationRow,
  "prompt" | "style" | "seed" | "traits" | "accessories" | "colorScheme"
>;

/** These fields alone, in the order in which files have them. */
export function pictureChoices(
  { prompt, style, seed, traits, accessories, colorScheme }: PictureChoices,
): PictureChoices {
  return { prompt, style, seed, traits, accessories, colorScheme };
}
