/**
 * The address of one saved character in the API.
 *
 * @module
 */
import type { Context } from "hono";

/** Only numbers, so that the addresses beside it keep their own methods. Longer ones are no ids of ours. */
export const CHARACTER = "/api/characters/:id{[0-9]{1,15}}";

/** The id in such an address. */
export function characterId(c: Context): number {
  return Number(c.req.param("id"));
}
