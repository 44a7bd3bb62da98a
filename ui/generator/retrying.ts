/**
 * @module Asking again for a picture when the server had no place in line: as late as it says, for a few
 * minutes, until the person cancels it.
 */
import type { Answer } from "./character_request.ts";
import type { DrawingProblem } from "./drawing_answer.ts";
import { t } from "../../lib/i18n/translate.ts";
import { sleep } from "../../lib/sleep.ts";

/** A longer wait is left to the person. */
const LONGEST_PAUSE_SECONDS = 60;

/** All pauses together. */
export const PATIENCE_SECONDS = 180;

/** A pause before it asks again. */
export interface RetryPause {
  seconds: number;
  /** Why, in a sentence. */
  reason: string;
}

export interface RetryOptions {
  /** Called before each pause. */
  onPause: (pause: RetryPause) => void;
  /** Called when it asks again. */
  onRetry: () => void;
  /** Ends a pause, and the asking with it. */
  signal: AbortSignal;
  /** The length of a second, in milliseconds. */
  secondMs?: number;
}

/**
 * From this answer on, the first one that is not "come back later", or the last one. Undefined once it is
 * cancelled.
 */
export async function retrying(
  first: Answer,
  ask: () => Promise<Answer>,
  { onPause, onRetry, signal, secondMs = 1000 }: RetryOptions,
): Promise<Answer | undefined> {
  let patience = PATIENCE_SECONDS;
  for (let answer = first;; answer = await ask()) {
    const pause = "status" in answer && pauseAfter(answer);
    if (!pause || pause.seconds > patience) return answer;
    patience -= pause.seconds;
    onPause(pause);
    await sleep(pause.seconds * secondMs, signal).catch(() => {});
    if (signal.aborted) return undefined;
    onRetry();
  }
}

/** The pause after this answer, if it says "come back later". */
export function pauseAfter(answer: DrawingProblem): RetryPause | undefined {
  const { status, message = t("The server is busy."), retryAfterSeconds: seconds = 0 } = answer;
  if (status !== 503 || seconds <= 0 || seconds > LONGEST_PAUSE_SECONDS) return undefined;
  return { seconds, reason: withoutRequest(message) };
}

/** Without the last clause, which asks in every language to try again: that is done by itself. */
function withoutRequest(message: string): string {
  return message.replace(/\s*[.;。]\s*[^.;。]+([.。])$/, "$1");
}
