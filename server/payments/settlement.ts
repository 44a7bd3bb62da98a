/**
 * What follows from what the provider knows: the one place where payments become credits. A pure function of
 * the row and the facts, so that doing it twice changes nothing the second time.
 *
 * @module
 */
import type { SubscriptionStatus } from "../../lib/payments/subscription.ts";
import type { Posting } from "../store/credits/ledger.ts";
import type { BookedPayment, PurchaseRow } from "../store/payments/purchase_row.ts";
import type { Settlement } from "../store/payments/purchases.ts";
import { CURRENCY } from "./products.ts";
import type { Facts, Payment } from "./provider.ts";

/** The purchase as the facts make it, with the credits that move; null when nothing changes. */
export function settlementOf(row: PurchaseRow, facts: Facts, now: Date): Settlement | null {
  const paid = facts.payments.filter((payment) => isWholePrice(row, payment));
  const payments = [
    // Whatever the provider has forgotten by now was booked all the same.
    ...row.payments.filter(({ id }) => !paid.some((payment) => payment.id === id)),
    ...paid.map((payment) => booked(row, payment)),
  ].sort((a, b) => a.at < b.at ? -1 : 1);
  const { confirming: _, endDate: __, ...lasting } = row;
  const confirming = payments.length === 0 && facts.checkout === "confirming";
  const endDate = facts.plan?.endDate ?? (facts.plan ? undefined : row.endDate);
  const next: PurchaseRow = {
    ...lasting,
    status: statusOf(row, { ...facts, payments }),
    ...(confirming && { confirming }),
    reference: row.reference ?? facts.reference,
    planId: row.planId ?? facts.plan?.id,
    payments,
    ...(endDate && { endDate }),
  };
  const postings = paid.flatMap((payment) => [...postingsOf(row, payment, now)]);
  return isSame(row, next) ? null : { row: next, postings };
}

/** Payments of this purchase that are not what it costs. */
export function oddPayments(row: PurchaseRow, { payments }: Facts): Payment[] {
  return payments.filter((payment) => !isWholePrice(row, payment));
}

function isWholePrice({ price }: PurchaseRow, { amount, currency }: Payment): boolean {
  return amount === price && currency === CURRENCY;
}

function booked({ credits }: PurchaseRow, payment: Payment): BookedPayment {
  const { id, at } = payment;
  return { id, at, credits, takenBack: toTakeBack(credits, payment) };
}

/** A part of the money takes a part of the credits, rounded in the buyer's favour. */
function toTakeBack(credits: number, { amount, refunded, disputed }: Payment): number {
  return disputed ? credits : Math.floor(credits * Math.min(refunded, amount) / amount);
}

function* postingsOf(row: PurchaseRow, payment: Payment, at: Date): Iterable<Posting> {
  const known = row.payments.find(({ id }) => id === payment.id);
  const { id: reference, productId, credits } = row;
  if (!known) yield { amount: credits, cause: { kind: productId, reference, at } };
  const more = toTakeBack(known?.credits ?? credits, payment) - (known?.takenBack ?? 0);
  if (more === 0) return;
  const kind = more < 0 ? "dispute_won" : payment.disputed ? "dispute" : "refund";
  yield { amount: -more, cause: { kind, reference, at } };
}

function statusOf(
  { productId }: PurchaseRow,
  { checkout, plan, payments }: Omit<Facts, "payments"> & { payments: BookedPayment[] },
): SubscriptionStatus {
  const latest = payments.at(-1);
  if (!latest) {
    if (plan?.state === "past_due") return "past_due";
    return checkout === "ended" ? "canceled" : "pending";
  }
  const isGivenBack = latest.takenBack === latest.credits;
  if (productId !== "monthly") return isGivenBack ? "refunded" : "active";
  if (plan?.state === "running") return "active";
  if (plan?.state === "past_due") return "past_due";
  return isGivenBack ? "refunded" : "canceled";
}

/** Rows hold plain values only, in the order they were written here. */
function isSame(a: PurchaseRow, b: PurchaseRow): boolean {
  const sorted = (row: PurchaseRow) =>
    Object.entries(row).filter(([, value]) => value !== undefined).sort(([a], [b]) =>
      a < b ? -1 : 1
    );
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}
