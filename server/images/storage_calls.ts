/** @module Calls to foreign storage: bounded in time and number, and failures fit to be shown. */
import { Failure } from "../failures/failure.ts";
import { t } from "../../lib/i18n/translate.ts";
import { sleep } from "../../lib/sleep.ts";
import { abortedAfter } from "../concurrency/deadline.ts";

/** How long a storage may take to answer. */
export interface CallBounds {
  /** How often a call is tried. Every call can be repeated: the same bytes under the same key. */
  attempts: number;
  /** How long one try may take, with its answer. */
  limitMs: number;
  /** The pause after the first failed try; each next one is twice as long. */
  pauseMs: number;
}

/**
 * Enough for two megabytes over a slow line, and for a storage that restarts one of its servers. A try that
 * hangs ends soon enough for the next one to come within 5 s of the storage's return.
 */
export const CALL_BOUNDS: CallBounds = { attempts: 3, limitMs: 4_000, pauseMs: 200 };

/** When a client should come back after a storage that did not answer. */
const RETRY_AFTER_SECONDS = 5;

/** Answers that say nothing of the request itself: request timeout, too many requests. */
const PASSING_STATUSES = [408, 429];

/**
 * The answer of the first try that has one. Throws `unavailable` when the storage does not answer,
 * `provider` when it refuses.
 */
export async function callStorage<Answer>(
  work: (signal: AbortSignal) => Promise<Answer>,
  { attempts, limitMs, pauseMs }: CallBounds,
): Promise<Answer> {
  for (let tries = 1;; tries++) {
    try {
      return await abortedAfter(limitMs, work);
    } catch (error) {
      if (!isPassing(error)) throw refusal(error);
      if (tries >= attempts) throw silence(error);
    }
    // Random, so that calls that failed together do not come back together.
    const pause = pauseMs * 2 ** (tries - 1) * (0.5 + Math.random());
    await sleep(pause);
  }
}

/** Whether the same call may succeed a moment later: no answer at all, or one about the server's state. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || PASSING_STATUSES.includes(status);
}

/** The status of the answer an error of the S3 client stands for; undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}

function silence(cause: unknown): Failure {
  return new Failure(
    "unavailable",
    t("The picture storage does not answer. Please try again in a moment."),
    { retryAfterSeconds: RETRY_AFTER_SECONDS, cause },
  );
}

/** An answer without a body, as to HEAD, is known by its status alone. */
function refusal(error: unknown): Failure {
  const { name, message } = error as Error;
  const cause = new Error(`The storage answered ${statusOf(error)}, ${name}: ${message}`, {
    cause: error,
  });
  return new Failure("provider", t("The picture storage refused the request."), { cause });
}
