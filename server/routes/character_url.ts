/**
 * The URL of one saved character in the API.
 *
 * @module
 */
import type { Context } from "hono";
import { Failure } from "../failures/failure.ts";

/** A number; longer ones are no ids of ours. The list `recent` is a value of it: see docs/decisions/router.md. */
export const CHARACTER = "/api/characters/:id{[0-9]{1,15}|recent}";

/** One of the user's own deleted characters. */
export const DELETED_CHARACTER = "/api/user/characters/deleted/:id{[0-9]{1,15}}";

/** The id in such a URL. Throws `notFound` where it is no number. */
export function characterId(c: Context): number {
  const id = Number(c.req.param("id"));
  if (Number.isNaN(id)) throw new Failure("notFound", "There is nothing at this address.");
  return id;
}
