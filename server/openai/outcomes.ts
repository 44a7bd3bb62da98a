/**
 * @module Every way a call to the image service can end without a picture, and what follows from it.
 * Whatever it is, the user pays nothing; where the service may bill it all the same, we pay.
 */
import { Failure, type FailureKind } from "../failures/failure.ts";
import type { Verdict } from "./breaker.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** What follows from an outcome. */
interface Consequence {
  /** How the user's request fails. */
  failure: FailureKind;
  message: string;
  retryAfterSeconds?: number;
  /** What it says about the service. */
  verdict: Verdict;
  /** Whether the operator has to act. */
  alert: boolean;
}

const LONGEST_REASON = 300;

/** The service made no picture, or no usable one. */
export const OUTCOMES = {
  /** The service's own moderation refused the words or the picture. */
  blocked: {
    failure: "invalid",
    message: msg(
      "The image service will not draw this. Please describe your cat differently. You have not been charged.",
    ),
    verdict: "healthy",
    alert: false,
  },
  /** Key, permission or the account's money: nothing will work until the operator acts. */
  locked: {
    failure: "provider",
    message: msg(
      "Pictures cannot be drawn right now. You have not been charged. Please try again later.",
    ),
    verdict: "broken",
    alert: true,
  },
  /** It did not like our request: a mistake of ours, or a model that is gone. */
  rejected: {
    failure: "provider",
    message: msg(
      "The picture could not be drawn. You have not been charged. Please try again later.",
    ),
    verdict: "failing",
    alert: true,
  },
  /** Too many requests, also after waiting. */
  crowded: {
    failure: "unavailable",
    message: msg(
      "Many pictures are being drawn right now. You have not been charged. Please try again in a moment.",
    ),
    retryAfterSeconds: 20,
    verdict: "unsaid",
    alert: false,
  },
  /** No answer in time: a picture may have been made and billed. Never asked for again. */
  timedOut: {
    failure: "provider",
    message: msg(
      "The image service did not answer in time. You have not been charged. Please try again.",
    ),
    verdict: "failing",
    alert: true,
  },
  /** Half an answer: a picture may have been made and billed. Never asked for again. */
  interrupted: {
    failure: "provider",
    message: msg(
      "The image service broke off while it was drawing. You have not been charged. Please try again.",
    ),
    verdict: "failing",
    alert: true,
  },
  /** It says itself that it failed. */
  failed: {
    failure: "provider",
    message: msg(
      "The image service failed to draw this. You have not been charged. Please try again.",
    ),
    verdict: "failing",
    alert: true,
  },
  /** No connection. */
  unreachable: {
    failure: "provider",
    message: msg(
      "The image service cannot be reached. You have not been charged. Please try again later.",
    ),
    verdict: "failing",
    alert: true,
  },
  /** The model draws from words only. */
  noPhotos: {
    failure: "provider",
    message: msg(
      "The image model of this site cannot draw from a photo. You have not been charged. Please describe your cat instead.",
    ),
    verdict: "healthy",
    alert: false,
  },
  /** An answer that is no picture. */
  garbled: {
    failure: "provider",
    message: msg(
      "The image service sent no usable picture. You have not been charged. Please try again.",
    ),
    verdict: "failing",
    alert: true,
  },
} as const satisfies Record<string, Consequence>;
/** How a call to OpenAI ended. */
export type Outcome = keyof typeof OUTCOMES;

/** An answer that is not what was asked for. */
export class GarbledAnswer extends Error {
  /** The error's class, for logs. */
  override name = "GarbledAnswer";
}

/** An answer that ends before it is whole. */
export class InterruptedAnswer extends Error {
  /** The error's class, for logs. */
  override name = "InterruptedAnswer";
}

/** There was no connection. */
export class Unreachable extends Error {
  /** The error's class, for logs. */
  override name = "Unreachable";
}

/** What a photo was sent to does not take any. */
export class NoPhotos extends Error {
  /** The error's class, for logs. */
  override name = "NoPhotos";
}

/** The code says more than the status, which a failure within a stream does not even have. */
const BY_CODE: Record<string, Outcome> = {
  moderation_blocked: "blocked",
  content_policy_violation: "blocked",
  image_generation_user_error: "blocked",
  insufficient_quota: "locked",
  billing_hard_limit_reached: "locked",
  billing_not_active: "locked",
  account_deactivated: "locked",
  invalid_api_key: "locked",
  rate_limit_exceeded: "crowded",
  server_error: "failed",
};

/** Which outcome this error of the client stands for. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof GarbledAnswer) return "garbled";
  if (error instanceof NoPhotos) return "noPhotos";
  if (!(error instanceof Error)) return "interrupted";
  // The client's own errors, by the names they have; those of `fetch` and of time limits.
  if (/Timeout/.test(error.name + error.constructor.name)) return "timedOut";
  if (error instanceof Unreachable || error.constructor.name === "APIConnectionError") {
    return "unreachable";
  }
  const { code, type, status } = error as { code?: unknown; type?: unknown; status?: unknown };
  for (const name of [code, type]) {
    const outcome = typeof name === "string" ? BY_CODE[name] : undefined;
    if (outcome) return outcome;
  }
  if (typeof status !== "number") return "interrupted";
  if (status >= 500) return "failed";
  if (status === 401 || status === 403) return "locked";
  return status === 429 ? "crowded" : "rejected";
}

/** The failure of an outcome, with its message for the user; `service` is named in the log. */
export function failureOf(outcome: Outcome, cause: unknown, service = "OpenAI"): Failure {
  const { failure, message, alert, ...rest }: Consequence = OUTCOMES[outcome];
  return new Failure(failure, t(message), {
    retryAfterSeconds: rest.retryAfterSeconds,
    // What has a cause is logged, and the log shows one message.
    ...(alert && { cause: new Error(`${service}, ${outcome}: ${shortly(cause)}`, { cause }) }),
  });
}

/** Enough to know what happened; a message can hold a whole page of HTML. */
function shortly(cause: unknown): string {
  const { message, cause: deeper } = cause instanceof Error ? cause : new Error(String(cause));
  const reason = deeper instanceof Error ? `${message} (${deeper.message})` : message;
  return reason.slice(0, LONGEST_REASON);
}
