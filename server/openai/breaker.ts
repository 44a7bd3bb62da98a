/**
 * @module A circuit breaker: when a service fails again and again, it is left alone for a while, and
 * requests fail at once instead of after a long wait. Then one request tries whether it works again.
 */
import { Failure } from "../failures/failure.ts";
import { t } from "../../lib/i18n/translate.ts";

/**
 * What the end of a request says about the service. `broken`: it will not work until the operator
 * acts; `unsaid`: nothing.
 */
export type Verdict = "healthy" | "failing" | "broken" | "unsaid";

/** Failures in a row that cannot be chance any more. */
const MOST_FAILURES = 5;

/** How long it is left alone. */
const FAILING_REST_MS = 30_000;
const BROKEN_REST_MS = 5 * 60_000;

export interface Breaker {
  /** Throws `unavailable` while the service is left alone. */
  check(): void;
  /**
   * Does the work and learns from its end; `judge` says what an error means. Throws `unavailable`
   * without doing it while the service is left alone, or while another request tries it.
   */
  run<Result>(work: () => Promise<Result>, judge: (error: unknown) => Verdict): Promise<Result>;
}

/** A closed breaker: calls pass. `now` gives milliseconds. */
export function createBreaker({ now = () => Date.now() }: { now?: () => number } = {}): Breaker {
  let failures = 0;
  /** When it may be tried again; 0 while it works. */
  let restUntil = 0;
  let trying = false;

  function check(): void {
    const restMs = restUntil - now();
    if (restMs > 0) throw resting(restMs);
    if (trying) throw resting(1000);
  }

  async function run<Result>(
    work: () => Promise<Result>,
    judge: (error: unknown) => Verdict,
  ): Promise<Result> {
    check();
    const isTrial = restUntil > 0;
    trying = isTrial;
    try {
      const result = await work();
      learn("healthy");
      return result;
    } catch (error) {
      learn(judge(error));
      throw error;
    } finally {
      if (isTrial) trying = false;
    }
  }

  function learn(verdict: Verdict): void {
    if (verdict === "unsaid") return;
    if (verdict === "healthy") {
      failures = 0;
      restUntil = 0;
      return;
    }
    failures++;
    if (verdict === "broken") restUntil = now() + BROKEN_REST_MS;
    else if (failures >= MOST_FAILURES) restUntil = now() + FAILING_REST_MS;
  }

  return { check, run };
}

function resting(restMs: number): Failure {
  return new Failure(
    "unavailable",
    t("The image service is not working right now. You have not been charged. Please try again later."),
    { retryAfterSeconds: Math.ceil(restMs / 1000) },
  );
}
