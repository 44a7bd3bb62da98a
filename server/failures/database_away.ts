/** @module What a call to a database throws that does not answer. */
import { Failure } from "./failure.ts";
import { t } from "../../lib/i18n/translate.ts";

/** When it is worth trying again: the database is noticed a moment after its return. */
const RETRY_AFTER_SECONDS = 2;

/** The database does not answer, which is written in the log where it is noticed. */
export class DatabaseAway extends Failure {
  constructor() {
    super("unavailable", t("The server cannot work right now. Please try again in a moment."), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}
