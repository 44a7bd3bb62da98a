/**
 * Errors as answers: `{ message }` fit to be shown, nothing internal. What nobody foresaw goes to the log.
 *
 * @module
 */
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Failure, FAILURE_STATUS, type Issue } from "../failure.ts";
import { log } from "../log.ts";

/** What the client is told of an error. */
export interface Problem {
  status: ContentfulStatusCode;
  message: string;
  issues?: Issue[];
  retryAfterSeconds?: number;
}

/** What to tell of an error that happened at `place` (a method and path, for the log). */
export function toProblem(error: unknown, place: string): Problem {
  if (error instanceof Failure) {
    const { issues, retryAfterSeconds, cause } = error.details;
    if (cause) log.error(place, cause);
    return {
      status: FAILURE_STATUS[error.kind],
      message: error.message,
      issues,
      retryAfterSeconds,
    };
  }
  if (error instanceof HTTPException) {
    return { status: error.status as ContentfulStatusCode, message: error.message };
  }
  log.error(place, error);
  return { status: 500, message: "Something went wrong on our side. Please try again." };
}

/** The response to whatever a handler threw. */
export function errorResponse(error: Error, c: Context): Response {
  const { status, message, issues, retryAfterSeconds } = toProblem(
    error,
    `${c.req.method} ${c.req.path}`,
  );
  c.header("Cache-Control", "no-store");
  if (retryAfterSeconds !== undefined) c.header("Retry-After", String(retryAfterSeconds));
  return c.json({ message, issues }, status);
}
