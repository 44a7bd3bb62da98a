/** @module Why a picture is not drawn now, in the reader's language. */
import { PHOTO_UNPAID } from "../../lib/credits.ts";
import { t } from "../../lib/i18n/translate.ts";
import { Failure } from "../failures/failure.ts";
import { secondsUntilNextDay } from "../time/utc_day.ts";
import type { GenerationRequest } from "./generation_request.ts";

/** `rateLimited`: this guest has had the free pictures of the day. */
export function guestLimitReached(limit: number, now: Date): Failure {
  return limitReached(
    t(
      "That was your {n} free pictures for today. An account starts with six free generations; without one, come back tomorrow.",
      { n: limit },
    ),
    now,
  );
}

/** `rateLimited`: all guests together have had theirs. */
export function siteLimitReached(now: Date): Failure {
  return limitReached(t("All free pictures of today are drawn. Sign in to go on."), now);
}

/** `conflict`: the key belongs to another request. */
export function keyOfAnotherRequest(): Failure {
  return new Failure("conflict", t("This Idempotency-Key was used for another request."));
}

/** `forbidden`: the credits do not suffice. */
export function outOfCredits({ photo }: GenerationRequest): Failure {
  return new Failure("forbidden", photo ? t(PHOTO_UNPAID) : t("No generations remaining"));
}

/** `unavailable`: the server takes no more requests. */
export function restarting(): Failure {
  return unavailable(t("The server is restarting. Please try again in a moment."));
}

/** `unavailable`, to be tried again soon. */
export function unavailable(message: string): Failure {
  return new Failure("unavailable", message, { retryAfterSeconds: 5 });
}

function limitReached(message: string, now: Date): Failure {
  return new Failure("rateLimited", message, { retryAfterSeconds: secondsUntilNextDay(now) });
}
