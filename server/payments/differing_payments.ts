/**
 * @module Payments that are not the price: by tax, a coupon or a balance, or because they are for something
 * else. The log has each of them once, when it is seen first.
 */
import type { PurchaseRow } from "../store/payments/purchase_row.ts";
import { log } from "../telemetry/log.ts";
import type { Facts } from "./provider.ts";
import { otherPayments } from "./settlement.ts";

/** A payment and what it was taken for. */
export interface DifferingPayment {
  /** What the provider calls it. */
  payment: string;
  /** In pence. */
  paid: number;
  /** In pence. */
  price: number;
  /** The id of the order. */
  purchase: string;
  /** Whether it is for what the order sells. */
  credited: boolean;
}

/** The payments of this kind that `after` knows and `before` does not. */
export function differencesOf(
  before: PurchaseRow,
  after: PurchaseRow,
  facts: Facts,
): DifferingPayment[] {
  const { id: purchase, price } = after;
  const booked = after.payments.flatMap(({ id, paid }) =>
    paid === undefined || before.payments.some((payment) => payment.id === id)
      ? []
      : { payment: id, paid, price, purchase, credited: true }
  );
  const others = otherPayments(before, facts)
    .filter(({ id }) => !before.otherPayments?.includes(id))
    .map(({ id, amount: paid }) => ({ payment: id, paid, price, purchase, credited: false }));
  return [...booked, ...others];
}

/** Money for something else is an error: a person has to look at it. */
export function logDifferences(differences: readonly DifferingPayment[]): void {
  for (const { payment, paid, price, purchase, credited } of differences) {
    const text = `${payment} of ${paid} for purchase ${purchase} at ${price}`;
    if (credited) log.warn(`a payment of another amount is credited: ${text}`);
    else log.error(`a payment for something else is not credited: ${text}`);
  }
}
