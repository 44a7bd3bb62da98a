/** @module Events that only a payment provider sends. */
import { t } from "../../lib/i18n/translate.ts";
import { Failure } from "../failures/failure.ts";
import { isSigned } from "./signature.ts";

/** The event in this body. Throws `invalid` unless the provider has signed it a short while ago. */
export async function readSignedEvent<Event>(
  key: CryptoKey,
  body: string,
  signature: { header: string | undefined; now: Date },
): Promise<Event> {
  if (!await isSigned(key, body, signature)) throw notGenuine();
  try {
    return JSON.parse(body);
  } catch {
    throw notGenuine();
  }
}

function notGenuine(): Failure {
  return new Failure("invalid", t("This event is not signed by the payment provider."));
}
