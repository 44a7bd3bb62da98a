/** @module The outcomes of test cards. */
import { TEST_CARDS } from "../../../lib/payments/demo_payment.ts";
import type { DemoCardOnFile } from "../../store/payments/demo_payments.ts";
import type { DemoCard } from "../../../lib/schemas/payments.ts";
import { t } from "../../../lib/i18n/translate.ts";

export type CardOutcome =
  | { status: "succeeded" | "needs_confirmation" | "pending" }
  | { status: "declined"; message: string };

const [GOOD, DECLINED, ASKING, SLOW, ONCE] = TEST_CARDS.map(({ number }) => digitsOf(number));

/** Years after which no card of today is valid any more. */
const LONGEST_VALIDITY = 50;

/** Whether the card pays at this moment. */
export function tryCard({ cardNumber, expiry, confirmed }: DemoCard, now: Date): CardOutcome {
  if (isOver(expiry, now)) return declined(t("Your card's expiration year is in the past."));
  switch (digitsOf(cardNumber)) {
    case GOOD:
    case ONCE:
      return { status: "succeeded" };
    case ASKING:
      return { status: confirmed ? "succeeded" : "needs_confirmation" };
    case SLOW:
      return { status: "pending" };
    case DECLINED:
      return declined(t("Your card was declined."));
    default:
      return declined(t("This is no test card. Use one of the cards listed here."));
  }
}

/** Whether the card pays another month. */
export function paysAgain({ last4 }: DemoCardOnFile): boolean {
  return last4 !== lastFour(ONCE!);
}

/** What is kept of this card. */
export function onFile({ cardNumber, expiry }: DemoCard): DemoCardOnFile {
  return { last4: lastFour(cardNumber), expiry };
}

function lastFour(number: string): string {
  return digitsOf(number).slice(-4);
}

function isOver(expiry: string, now: Date): boolean {
  const [month, year] = expiry.split("/").map(Number) as [number, number];
  const century = Math.floor(now.getUTCFullYear() / 100) * 100;
  const end = Date.UTC(century + year, month);
  return end <= now.getTime() || century + year > now.getUTCFullYear() + LONGEST_VALIDITY;
}

function declined(message: string): CardOutcome {
  return { status: "declined", message };
}

function digitsOf(number: string): string {
  return number.replaceAll(" ", "");
}
