/** @module How payments of the demo provider change when money arrives. */
import type { DemoChange, DemoCharge, DemoPaymentRow } from "../../store/payments/demo_payments.ts";
import { CURRENCY } from "../products.ts";
import { withEvents } from "./demo_events.ts";

/** The first payment arrives. */
export function paid(row: DemoPaymentRow, moment: Date): DemoChange {
  const types = row.status === "pending"
    ? ["checkout.session.async_payment_succeeded"]
    : [completed(row)];
  const next = { ...row, status: "paid" as const, payments: [newCharge(row, moment)] };
  if (row.productId !== "monthly") return withEvents(next, types, moment);
  const plan = newPlan(row, moment);
  // Canceled while the bank decided: it ends with the month that is paid now.
  const ending = row.plan?.endDate && { endDate: plan.paidUntil };
  return withEvents({ ...next, plan: { ...plan, ...ending } }, [...types, "invoice.paid"], moment);
}

/** A plan of which the first month is being paid. */
export function newPlan({ id }: DemoPaymentRow, moment: Date) {
  return { id: `${id}_plan`, state: "running" as const, paidUntil: monthsAfter(moment, 1) };
}

/** The next month of this plan is paid. */
export function paidAgain(
  row: DemoPaymentRow & Required<Pick<DemoPaymentRow, "plan">>,
  moment: Date,
): DemoChange {
  const payments = [...row.payments, newCharge(row, moment)];
  const paidUntil = monthsAfter(new Date(payments[0]!.at), payments.length);
  const plan = { ...row.plan, state: "running" as const, paidUntil };
  return withEvents({ ...row, plan, payments }, "invoice.paid", moment);
}

/** The event of a checkout that is over. */
export function completed({ mode }: DemoPaymentRow): string {
  return mode === "form" ? "payment_intent.succeeded" : "checkout.session.completed";
}

function newCharge({ id, amount, payments }: DemoPaymentRow, moment: Date): DemoCharge {
  return {
    id: `${id}_${payments.length + 1}`,
    at: moment.toISOString(),
    amount,
    currency: CURRENCY,
    refunded: 0,
    disputed: false,
  };
}

/** The same day so many months later; the last day of a month that has no such day. */
function monthsAfter(date: Date, months: number): string {
  const later = new Date(date);
  later.setUTCMonth(date.getUTCMonth() + months);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later.toISOString();
}
