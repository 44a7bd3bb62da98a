/**
 * @module What follows from what the provider knows: the one place where payments become credits. A pure
 * function of the row and the facts, so that doing it twice changes nothing the second time.
 */
import type { SubscriptionStatus } from "../../lib/payments/subscription.ts";
import type { Posting } from "../store/credits/ledger.ts";
import type { BookedPayment, PurchaseRow } from "../store/payments/purchase_row.ts";
import type { Settlement } from "../store/payments/purchases.ts";
import type { Facts, Payment } from "./provider.ts";

/** The purchase as the facts make it, with the credits that move; null when nothing changes. */
export function settlementOf(row: PurchaseRow, facts: Facts, now: Date): Settlement | null {
  const paid = facts.payments.filter((payment) => isPaymentOf(row, payment));
  const others = otherPayments(row, facts);
  const payments = [
    // Whatever the provider has forgotten by now was booked all the same.
    ...row.payments.filter(({ id }) => !paid.some((payment) => payment.id === id)),
    ...paid.map((payment) => booked(row, payment)),
  ].sort((a, b) => a.at < b.at ? -1 : 1);
  const { confirming: _, endDate: __, otherPayments: ___, ...lasting } = row;
  const endDate = facts.plan?.endDate ?? (facts.plan ? undefined : row.endDate);
  const status = statusOf(row, { facts, payments, others });
  const otherIds = union(row.otherPayments ?? [], others.map(({ id }) => id));
  const next: PurchaseRow = {
    ...lasting,
    status,
    ...(status === "pending" && facts.checkout !== "open" && { confirming: true }),
    reference: row.reference ?? facts.reference,
    planId: row.planId ?? facts.plan?.id,
    payments,
    ...(otherIds.length > 0 && { otherPayments: otherIds }),
    ...(endDate && { endDate }),
  };
  const postings = paid.flatMap((payment) => [...postingsOf(row, payment, now)]);
  return isSame(row, next) ? null : { row: next, postings };
}

/** Money that arrived for this purchase and is for something else than it sells. */
export function otherPayments(row: PurchaseRow, { payments }: Facts): Payment[] {
  return payments.filter((payment) => payment.amount > 0 && !isPaymentOf(row, payment));
}

/** What was booked once stays a payment of the purchase, also when the products were renamed since. */
function isPaymentOf({ payments }: PurchaseRow, { id, isForOrder }: Payment): boolean {
  return isForOrder || payments.some((payment) => payment.id === id);
}

/** A part of the money takes a part of the credits, rounded in the buyer's favour. */
function booked(row: PurchaseRow, payment: Payment): BookedPayment {
  const { credits, price } = row;
  const { id, at, amount, refunded, disputed } = payment;
  const shareOf = (money: number) =>
    amount === 0 ? 0 : Math.floor(credits * Math.min(money, amount) / amount);
  const takenBack = shareOf(refunded + disputed);
  const withDispute = takenBack - shareOf(refunded);
  return {
    id,
    at,
    credits,
    takenBack,
    ...(withDispute > 0 && { disputed: withDispute }),
    ...(amount !== price && { paid: amount }),
  };
}

function* postingsOf(row: PurchaseRow, payment: Payment, at: Date): Iterable<Posting> {
  const before = row.payments.find(({ id }) => id === payment.id);
  const after = booked(row, payment);
  const { id: reference, productId } = row;
  if (!before) yield { amount: after.credits, cause: { kind: productId, reference, at } };
  const more = after.takenBack - (before?.takenBack ?? 0);
  const moreDisputed = (after.disputed ?? 0) - (before?.disputed ?? 0);
  if (more > 0) {
    yield {
      amount: -more,
      cause: { kind: moreDisputed > 0 ? "dispute" : "refund", reference, at },
    };
  }
  if (more < 0) {
    const kind = moreDisputed < 0 ? "dispute_won" : "refund_failed";
    yield { amount: -more, cause: { kind, reference, at } };
  }
}

function statusOf(
  { productId }: PurchaseRow,
  { facts: { checkout, plan }, payments, others }: {
    facts: Facts;
    payments: BookedPayment[];
    others: Payment[];
  },
): SubscriptionStatus {
  if (plan?.state === "past_due" || plan?.state === "unpaid") return plan.state;
  const latest = payments.at(-1);
  if (!latest) {
    if (checkout !== "ended") return "pending";
    if (plan || others.length === 0) return "canceled";
    // Money is there, if not what the order costs: it is looked into, until it is given back.
    return others.every(isGivenBack) ? "refunded" : "pending";
  }
  const isTakenBack = latest.takenBack === latest.credits;
  if (productId !== "monthly") return isTakenBack ? "refunded" : "active";
  if (plan?.state === "running") return "active";
  return isTakenBack ? "refunded" : "canceled";
}

function isGivenBack({ amount, refunded, disputed }: Payment): boolean {
  return refunded + disputed >= amount;
}

function union(a: string[], b: string[]): string[] {
  return [...new Set([...a, ...b])];
}

/** Rows hold plain values only, in the order they were written here. */
function isSame(a: PurchaseRow, b: PurchaseRow): boolean {
  const sorted = (row: PurchaseRow) =>
    Object.entries(row).filter(([, value]) => value !== undefined).sort(([a], [b]) =>
      a < b ? -1 : 1
    );
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}
