/** @module What a call that failed says of the service that was called. */
import { Failure } from "../failures/failure.ts";
import type { Verdict } from "./breaker.ts";
import { outcomeOf, OUTCOMES } from "./outcomes.ts";

/** For the circuit breaker; a refusal of our own says nothing of the service. */
export function verdictOf(error: unknown): Verdict {
  return error instanceof Failure ? "unsaid" : OUTCOMES[outcomeOf(error)].verdict;
}
