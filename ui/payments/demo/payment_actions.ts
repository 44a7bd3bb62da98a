/**
 * What can be done to a payment of the demo provider besides paying it: what banks and time would do.
 *
 * @module
 */
import type { DemoPayment, DemoPaymentStatus } from "../../../lib/payments/demo_payment.ts";

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
    label: "Let it be paid",
    done: "The payment has been confirmed.",
  },
  {
    name: "settle",
    body: { outcome: "failed" },
    label: "Let it fail",
    done: "The payment has failed.",
  },
];

const RENEWAL: PaymentAction = {
  name: "renew",
  label: "Let a month pass",
  done: "A month has passed.",
};

const ANOTHER_TRY: PaymentAction = {
  name: "renew",
  label: "Let it be tried again",
  done: "It was tried again.",
};

const GIVING_BACK: readonly PaymentAction[] = [
  { name: "refund", label: "Refund it", done: "The money has been given back." },
  { name: "dispute", label: "Dispute it", done: "The bank has taken the money back." },
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
