/**
 * Errors as responses: `{ message }` for the API, a sentence for everything else. Nothing internal leaves.
 *
 * @module
 */
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { Failure, FAILURE_STATUS } from "../failure.ts";
import { log } from "../log.ts";

/** The response to whatever a handler threw. */
export function errorResponse(error: Error, c: Context): Response {
  if (error instanceof Failure) {
    const { issues, retryAfterSeconds } = error.details;
    if (error.details.cause) log.error(`${c.req.method} ${c.req.path}`, error.details.cause);
    if (retryAfterSeconds !== undefined) c.header("Retry-After", String(retryAfterSeconds));
    return c.json({ message: error.message, issues }, FAILURE_STATUS[error.kind]);
  }
  if (error instanceof HTTPException) return c.json({ message: error.message }, error.status);
  log.error(`${c.req.method} ${c.req.path}`, error);
  return c.json({ message: "Something went wrong on our side. Please try again." }, 500);
}
