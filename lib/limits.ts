/**
 * @module How long texts and lists can be. The server refuses longer ones, and forms say so before.
 */
import { msg } from "./i18n/translate.ts";

/** Shortest description of a cat. */
export const MIN_PROMPT_CHARACTERS = 3;
/** Longest description of a cat. */
export const MAX_PROMPT_CHARACTERS = 1000;

/** Longest name of a character. */
export const MAX_NAME_CHARACTERS = 60;

/** Most traits of a character. */
export const MAX_TRAITS = 12;
/** Longest single trait. */
export const MAX_TRAIT_CHARACTERS = 30;

/** An owner's text about an entry, for the community. */
export const MAX_SUBMISSION_CHARACTERS = 200;

/** A reporter's text about an entry, for the moderators. */
export const MAX_REPORT_CHARACTERS = 200;

/** Characters to be deleted, restored or downloaded together; as many as a page of a list can have. */
export const MAX_SELECTED = 100;

/** The file of a photo, before it is encoded for the way. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

/** Said of a larger one. */
export const PHOTO_TOO_LARGE: string = msg("Image must be less than 5MB");

/** The file that a person chooses: browsers scale it before they send it. */
export const MAX_CHOSEN_PHOTO_MEGABYTES = 25;

/** Media types a photo can have. */
export const PHOTO_TYPES = ["image/jpeg", "image/png"];

/** Characters as a person counts them: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
