/** @module The URL of one entry in the API. */
import type { Context } from "hono";

/** Only numbers, and no longer than ids of ours. */
export const SUBMISSION = "/api/community/submissions/:id{[0-9]{1,15}}";

/** The id in such a URL. */
export function submissionId(c: Context): number {
  return Number(c.req.param("id"));
}
