/** @module Characters that are not there. */
import { Failure } from "../failures/failure.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The row. Throws `notFound` when there is none. */
export function orNotFound<Row>(row: Row | null): Row {
  if (row === null) throw characterNotFound();
  return row;
}

/** The failure of a character that is missing, or that may not be seen. */
export function characterNotFound(): Failure {
  return new Failure("notFound", t("Character not found"));
}
