/**
 * Paying with the demo provider.
 *
 * @module
 */
import { type ApiAnswer, type ApiProblem, callApi } from "../../api/api.ts";
import type { DemoCard } from "../../../lib/schemas/payments.ts";
import { type DemoCardAnswer, TEST_CARDS } from "../../../lib/payments/demo_payment.ts";

/** Tries the card on the payment `id`. */
export function payByCard(id: string, card: DemoCard): Promise<ApiAnswer<DemoCardAnswer>> {
  return callApi(`/api/demo-payments/${id}/pay`, { method: "POST", body: card });
}

/** A test card whole: any day to come and any code will do. */
export function testCard(number: string): DemoCard {
  return { cardNumber: number, expiry: "12 / 34", cvc: "123" };
}

/** The card whose bank asks back. */
export const ASKING_CARD = testCard(
  TEST_CARDS.find(({ ending }) => ending === "needs a confirmation")!.number,
);

/** A card that was declined, as a form shows it. */
export function declined(message = "Your card was declined."): ApiProblem {
  return { status: 402, message, issues: [{ path: "cardNumber", message }] };
}
