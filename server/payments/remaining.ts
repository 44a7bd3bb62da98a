/**
 * @module How much is left of each purchase. A balance is one number, and the oldest credits are spent
 * first: so what is left lies in the newest payments, each as full as the balance reaches.
 */
import type { Balance } from "../../lib/credits.ts";
import type { Subscription } from "../../lib/payments/subscription.ts";
import type { BookedPayment, PurchaseRow } from "../store/payments/purchase_row.ts";

/** The purchases as their buyer sees them, in the order given. */
export function withRemaining(rows: PurchaseRow[], { available, held }: Balance): Subscription[] {
  const newestFirst = rows
    .flatMap(({ id, payments }) => payments.map((payment) => ({ id, payment })))
    .sort((a, b) => orderOf(a) < orderOf(b) ? 1 : -1);
  const remaining = new Map<string, number>();
  let left = available + held;
  for (const { id, payment } of newestFirst) {
    const inThis = Math.min(left, worthOf(payment));
    left -= inThis;
    remaining.set(id, (remaining.get(id) ?? 0) + inThis);
  }
  return rows.map((row) => toSubscription(row, remaining.get(row.id) ?? 0));
}

function orderOf({ id, payment }: { id: string; payment: BookedPayment }): string {
  return `${payment.at} ${id} ${payment.id}`;
}

function worthOf({ credits, takenBack }: BookedPayment): number {
  return credits - takenBack;
}

function toSubscription(row: PurchaseRow, generationsRemaining: number): Subscription {
  const { id, productId: type, status, payments, credits, createdAt, endDate } = row;
  return {
    id,
    type,
    status,
    // An order that is not paid yet shows what it will bring.
    generationsTotal: status === "pending"
      ? credits
      : payments.reduce((sum, payment) => sum + worthOf(payment), 0),
    generationsRemaining,
    startDate: payments[0]?.at ?? createdAt,
    ...(endDate && { endDate }),
    createdAt,
  };
}
