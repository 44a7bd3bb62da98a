/** @module Paying with the demo provider. */
import { type ApiAnswer, type ApiProblem, callApi } from "../../api/api.ts";
import type { DemoCard } from "../../../lib/schemas/payments.ts";
import { ASKING_NUMBER, type DemoCardAnswer } from "../../../lib/payments/demo_payment.ts";
import { t } from "../../../lib/i18n/translate.ts";

/** Tries the card on the payment `id`. */
export function payByCard(id: string, card: DemoCard): Promise<ApiAnswer<DemoCardAnswer>> {
  return callApi(`/api/demo-payments/${id}/pay`, { method: "POST", body: card });
}

/** A test card whole: any day to come and any code will do. */
export function testCard(number: string): DemoCard {
  return { cardNumber: number, expiry: "12 / 34", cvc: "123" };
}

/** The card whose bank asks back. */
export const ASKING_CARD = testCard(ASKING_NUMBER);

/** A card that was declined, as a form shows it. */
export function declined(message = t("Your card was declined.")): ApiProblem {
  return { status: 402, message, issues: [{ path: "cardNumber", message }] };
}
