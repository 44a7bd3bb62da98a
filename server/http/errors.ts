/**
 * @module Errors as answers: `{ message }` fit to be shown, nothing internal. Unexpected errors name the
 * request.
 */
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isDiskFull } from "../failures/disk_full.ts";
import { Failure, FAILURE_STATUS, type Issue } from "../failures/failure.ts";
import { t } from "../../lib/i18n/translate.ts";

/** What the client learns of an error. */
export interface Problem {
  /** The HTTP status. */
  status: ContentfulStatusCode;
  /** Fit to be shown; never the message of an unexpected error. */
  message: string;
  /** What is wrong with single fields. */
  issues?: Issue[];
  /** When to ask again; also sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/** What the client learns of an error in the request with this id. */
export function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof Failure) {
    const { issues, retryAfterSeconds } = error.details;
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
  if (isDiskFull(error)) {
    return {
      status: FAILURE_STATUS.full,
      message: t("This cannot be saved: the server's disk is full."),
    };
  }
  return {
    status: 500,
    message: t("Something went wrong on our side. Please try again. (Request {id})", {
      id: requestId,
    }),
  };
}

/** What the operator has to know of an error; undefined when it is the client's. */
export function causeOf(error: unknown): unknown {
  if (error instanceof Failure) return error.details.cause;
  return error instanceof HTTPException ? undefined : error;
}

/** The response to whatever a handler threw. */
export function errorResponse(error: Error, c: Context): Response {
  const { status, message, issues, retryAfterSeconds } = toProblem(error, c.var.requestId);
  c.header("Cache-Control", "no-store");
  if (retryAfterSeconds !== undefined) c.header("Retry-After", String(retryAfterSeconds));
  return c.json({ message, issues }, status);
}
