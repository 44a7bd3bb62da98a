/**
 * @module What use cases throw when a request cannot be answered as asked. Routes never catch it: `app.ts`
 * translates it once, kind to status, message to the body.
 */

/** Why it failed, with the HTTP status the contract gives it. */
export const FAILURE_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  timedOut: 408,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  unsupported: 415,
  rateLimited: 429,
  provider: 502,
  unavailable: 503,
  full: 507,
} as const;
/** The kind of a failure, which decides the HTTP status. */
export type FailureKind = keyof typeof FAILURE_STATUS;

/** One field of a request that does not fit. */
export interface Issue {
  /** Name of the field, dots between levels; empty for the body as a whole. */
  path: string;
  /** Fit to be shown beside the field. */
  message: string;
}

/** A failure with a message fit to be shown to a person. */
export class Failure extends Error {
  /** For logs. */
  override name = "Failure";

  /** `message` is shown to a person; `details.cause` goes to the log alone. */
  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly details: { issues?: Issue[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
  }
}
