/**
 * @module The URL of a saved character. A public one has its id there; an unlisted one a slug that cannot
 * be guessed.
 */
import type { SavedCharacter } from "../character.ts";

/** Names a character in URLs: its id, or its slug while it is unlisted. */
export type CharacterRef = number | string;

/** What decides about the URL. */
export type Addressed = Pick<SavedCharacter, "id" | "slug">;

/** The letters of slugs: 32, none of which is taken for another. */
export const SLUG_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** 130 random bits. */
export const SLUG_LENGTH = 26;

/** The form of a slug, without anchors, as routes need it. */
export const SLUG_PATTERN = `[0-9a-z]{${SLUG_LENGTH}}`;

const SLUG = new RegExp(`^${SLUG_PATTERN}$`);

/** Longer numbers are no ids of ours. */
const ID = /^\d{1,15}$/;

/** What names this character in URLs. */
export function refOf({ id, slug }: Addressed): CharacterRef {
  return slug ?? id;
}

/** The page of this character. */
export function characterUrl(character: Addressed): string {
  return `/character/${refOf(character)}`;
}

/** What a part of a URL names; null when it has the form of neither. */
export function readRef(text: string): CharacterRef | null {
  if (ID.test(text)) return Number(text);
  return SLUG.test(text) ? text : null;
}
