/**
 * What is answered where a list is asked to go on from a place that it does not have.
 *
 * @module
 */
import { Failure } from "./failure.ts";

export function noPage(): Failure {
  return new Failure("invalid", "There is no page at this cursor.");
}
