/**
 * @module Waiting out a rate limit, the one failure that is safe to ask again after: the service has done
 * nothing.
 */
import { outcomeOf } from "./outcomes.ts";
import { sleep } from "../../lib/sleep.ts";

/** Pauses before each further try, in milliseconds, unless the service names its own. */
const PAUSES_MS = [1_000, 4_000];

/** A longer pause is not waited out: the request fails with Retry-After. */
const LONGEST_PAUSE_MS = 20_000;

/** Asks, and asks again after a pause as long as the service says that it is crowded. */
export async function retryOnRateLimit<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (const usual of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      const pause = namedPause(error) ?? usual;
      if (outcomeOf(error) !== "crowded" || pause > LONGEST_PAUSE_MS) throw error;
      await sleep(pause, signal);
    }
  }
  return await ask();
}

/** `Retry-After` in milliseconds. */
function namedPause(error: unknown): number | undefined {
  const { headers } = error as { headers?: unknown };
  const seconds = headers instanceof Headers ? Number(headers.get("retry-after") ?? NaN) : NaN;
  return seconds >= 0 ? seconds * 1000 : undefined;
}
