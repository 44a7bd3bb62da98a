/**
 * What a call to a database throws that does not answer.
 *
 * @module
 */
import { Failure } from "./failure.ts";

/** When it is worth trying again: the database is noticed a moment after its return. */
const RETRY_AFTER_SECONDS = 2;

/** The database does not answer, which is written in the log where it is noticed. */
export class DatabaseAway extends Failure {
  constructor() {
    super("unavailable", "The server cannot work right now. Please try again in a moment.", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}
