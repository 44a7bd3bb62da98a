/** @module A payment of the demo provider as its page shows it. */
import { CANCELED_URL, paidUrl } from "../../../lib/payments/checkout.ts";
import type { DemoPayment } from "../../../lib/payments/demo_payment.ts";
import type { DemoPaymentRow } from "../../store/payments/demo_payments.ts";
import { productOf, shownProduct } from "../products.ts";

function isOverdue({ plan }: DemoPaymentRow): boolean {
  return plan?.state === "past_due" || plan?.state === "unpaid";
}

/** Whether its latest payment went back. */
export function isGivenBack({ payments }: DemoPaymentRow): boolean {
  const latest = payments.at(-1);
  return latest !== undefined && (latest.disputed || latest.refunded === latest.amount);
}

/** Without what is the server's alone. */
export function shown(row: DemoPaymentRow): DemoPayment {
  const { id, productId: kind, amount, mode, status, plan } = row;
  return {
    id,
    kind,
    name: shownProduct(productOf(kind)).name,
    amount,
    mode: mode === "form" ? "intent" : "session",
    status: isOverdue(row) ? "overdue" : isGivenBack(row) ? "refunded" : status,
    renews: kind === "monthly" && plan?.state !== "ended" && !plan?.endDate,
    returnUrl: paidUrl(kind),
    cancelUrl: CANCELED_URL,
  };
}
