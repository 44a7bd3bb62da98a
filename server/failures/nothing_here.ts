/** @module What is answered at a URL that leads to nothing, or to nothing for this person. */
import { Failure } from "./failure.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The failure of a URL that nothing belongs to. */
export function nothingHere(): Failure {
  return new Failure("notFound", t("There is nothing at this address."));
}
