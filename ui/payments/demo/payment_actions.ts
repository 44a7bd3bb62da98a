/**
 * @module What can be done to a payment of the demo provider besides paying it: what banks and time would
 * do.
 */
import type { DemoPayment, DemoPaymentStatus } from "../../../lib/payments/demo_payment.ts";
import { msg } from "../../../lib/i18n/translate.ts";

export interface PaymentAction {
  /** Last part of its URL. */
  name: "settle" | "renew" | "refund" | "dispute";
  body?: object;
  label: string;
  /** Said once it is done. */
  done: string;
}

const SETTLING: readonly PaymentAction[] = [
  {
    name: "settle",
    body: { outcome: "paid" },
    label: msg("Let it be paid"),
    done: msg("The payment has been confirmed."),
  },
  {
    name: "settle",
    body: { outcome: "failed" },
    label: msg("Let it fail"),
    done: msg("The payment has failed."),
  },
];

const RENEWAL: PaymentAction = {
  name: "renew",
  label: msg("Let a month pass"),
  done: msg("A month has passed."),
};

const ANOTHER_TRY: PaymentAction = {
  name: "renew",
  label: msg("Let it be tried again"),
  done: msg("It was tried again."),
};

const GIVING_BACK: readonly PaymentAction[] = [
  { name: "refund", label: msg("Refund it"), done: msg("The money has been given back.") },
  { name: "dispute", label: msg("Dispute it"), done: msg("The bank has taken the money back.") },
];

/** What can be done to this payment in this state. */
export function paymentActions(
  { renews }: Pick<DemoPayment, "renews">,
  status: DemoPaymentStatus,
): readonly PaymentAction[] {
  if (status === "pending") return SETTLING;
  if (status === "overdue") return [ANOTHER_TRY];
  // A refund takes back one month; the plan goes on.
  if (status === "refunded") return renews ? [RENEWAL] : [];
  if (status === "paid") return renews ? [RENEWAL, ...GIVING_BACK] : GIVING_BACK;
  return [];
}
