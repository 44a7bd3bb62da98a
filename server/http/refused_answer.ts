/**
 * @module The page that answers a form which was refused: the cause is logged, and `Retry-After` is sent,
 * as for calls.
 */
import type { Context } from "hono";
import type { AppEnv } from "./env.ts";
import { type Problem, toProblem } from "./errors.ts";
import { logCause } from "./observe_requests.ts";

/** Answers with the page that `show` makes of what the client learns of the error. */
export async function refusedAnswer(
  c: Context<AppEnv>,
  error: unknown,
  show: (problem: Problem) => Promise<Response>,
): Promise<Response> {
  const problem = toProblem(error, c.var.requestId);
  const { status, retryAfterSeconds } = problem;
  logCause(c, error, { status });
  const response = await show(problem);
  if (retryAfterSeconds !== undefined) {
    response.headers.set("Retry-After", String(retryAfterSeconds));
  }
  return response;
}
