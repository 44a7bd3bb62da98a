/**
 * @module What is answered where a picture is asked for that we do not have, or not any more, or cannot
 * have.
 */
import { Failure } from "../failures/failure.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The failure of a picture that is missing. */
export function noPicture(): Failure {
  return new Failure("notFound", t("There is no such picture."));
}

/** The failure of a text that is no key of a picture. */
export function noPictureKey(): Failure {
  return new Failure("invalid", t("This is not the key of a picture."));
}
