/**
 * @module How payments of the demo provider change: each change gives the row and its events, or null when
 * it is too late for it.
 */
import type {
  DemoCardOnFile,
  DemoChange,
  DemoCharge,
  DemoPaymentRow,
} from "../../store/payments/demo_payments.ts";
import { CURRENCY } from "../products.ts";
import { type CardOutcome, paysAgain } from "./demo_cards.ts";
import { withEvents } from "./demo_events.ts";
import { isGivenBack } from "./demo_shown.ts";

/** Whether a card can pay it. */
export function isOpen({ status }: DemoPaymentRow): boolean {
  return status === "open" || status === "needs_confirmation";
}

/** What becomes of an open payment when its card answers so. */
export function tried(
  row: DemoPaymentRow,
  answer: CardOutcome["status"],
  moment: Date,
): DemoChange | null {
  if (!isOpen(row)) return null;
  switch (answer) {
    case "succeeded":
      return paid(row, moment);
    case "pending": {
      // A plan runs while the bank decides, as with real providers.
      const plan = row.productId === "monthly" && { plan: newPlan(row, moment) };
      return withEvents({ ...row, status: "pending", ...plan }, completed(row), moment);
    }
    case "needs_confirmation":
      return { row: { ...row, status: "needs_confirmation" }, events: [] };
    case "declined":
      return { row: { ...row, status: "open" }, events: [] };
  }
}

/** An open payment is not wanted any more. */
export function canceled(row: DemoPaymentRow, moment: Date): DemoChange | null {
  if (!isOpen(row)) return null;
  return withEvents({ ...row, status: "canceled" }, "checkout.session.expired", moment);
}

/** The bank has decided about a pending payment. */
export function ended(
  row: DemoPaymentRow,
  outcome: "paid" | "failed",
  moment: Date,
): DemoChange | null {
  if (row.status !== "pending") return null;
  if (outcome === "paid") return paid(row, moment);
  const plan = row.plan &&
    { plan: { ...row.plan, state: "ended" as const, endDate: moment.toISOString() } };
  const type = "checkout.session.async_payment_failed";
  return withEvents({ ...row, status: "failed", ...plan }, type, moment);
}

/** A month of a running plan has passed: the card on file pays the next one, or fails to. */
export function renewed(row: DemoPaymentRow, moment: Date): DemoChange | null {
  const { plan } = row;
  if (!plan || plan.state === "ended" || plan.endDate) return null;
  if (!row.card || paysAgain(row.card)) return paidAgain({ ...row, plan }, moment);
  // The first failure is tried again, the second is not.
  const state = plan.state === "running" ? "past_due" as const : "unpaid" as const;
  const types = ["invoice.payment_failed", "customer.subscription.updated"];
  return withEvents({ ...row, plan: { ...plan, state } }, types, moment);
}

/** Another card is on file; a month that is overdue is paid with it. */
export function withCard(
  stored: DemoPaymentRow,
  card: DemoCardOnFile,
  moment: Date,
): DemoChange | null {
  const { plan } = stored, row = { ...stored, card };
  if (!plan || plan.state === "ended") return null;
  return plan.state === "running" ? { row, events: [] } : paidAgain({ ...row, plan }, moment);
}

/** The latest payment goes back, whole. */
export function givenBack(
  row: DemoPaymentRow,
  by: "refund" | "dispute",
  moment: Date,
): DemoChange | null {
  const latest = row.payments.at(-1);
  if (!latest || isGivenBack(row)) return null;
  const [back, type] = by === "refund"
    ? [{ ...latest, refunded: latest.amount }, "charge.refunded"]
    : [{ ...latest, disputed: true }, "charge.dispute.created"];
  return withEvents({ ...row, payments: [...row.payments.slice(0, -1), back] }, type, moment);
}

/** The first payment arrives. */
function paid(row: DemoPaymentRow, moment: Date): DemoChange {
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
function newPlan({ id }: DemoPaymentRow, moment: Date) {
  return { id: `${id}_plan`, state: "running" as const, paidUntil: monthsAfter(moment, 1) };
}

/** The next month of this plan is paid. */
function paidAgain(
  row: DemoPaymentRow & Required<Pick<DemoPaymentRow, "plan">>,
  moment: Date,
): DemoChange {
  const payments = [...row.payments, newCharge(row, moment)];
  const paidUntil = monthsAfter(new Date(payments[0]!.at), payments.length);
  const plan = { ...row.plan, state: "running" as const, paidUntil };
  return withEvents({ ...row, plan, payments }, "invoice.paid", moment);
}

/** The event of a checkout that is over. */
function completed({ mode }: DemoPaymentRow): string {
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
