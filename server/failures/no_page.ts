/** @module What is answered where a list is asked to go on from a place that it does not have. */
import { Failure } from "./failure.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The failure of a cursor at which no page begins. */
export function noPage(): Failure {
  return new Failure("invalid", t("There is no page at this cursor."));
}
