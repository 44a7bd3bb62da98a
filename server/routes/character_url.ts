/** @module The URL of one saved character in the API. */
import type { Context } from "hono";
import { type CharacterRef, readRef, SLUG_PATTERN } from "../../lib/characters/character_url.ts";
import { nothingHere } from "../failures/nothing_here.ts";

/**
 * A number, longer ones are no ids of ours, or the slug of an unlisted one. The list `recent` is a
 * value of it: see docs/decisions/router.md.
 */
export const CHARACTER = `/api/characters/:id{[0-9]{1,15}|recent|${SLUG_PATTERN}}`;

/** One of the user's own deleted characters. */
export const DELETED_CHARACTER = "/api/user/characters/deleted/:id{[0-9]{1,15}}";

/** The id in such a URL. Throws `notFound` where it is no number. */
export function characterId(c: Context): number {
  const ref = characterRef(c);
  if (typeof ref === "string") throw nothingHere();
  return ref;
}

/** The id or slug in such a URL. Throws `notFound` where it is neither. */
export function characterRef(c: Context): CharacterRef {
  const ref = readRef(c.req.param("id") ?? "");
  if (ref === null) throw nothingHere();
  return ref;
}
