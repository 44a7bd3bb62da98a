/** @module A purchase as its buyer sees it. */
import type { ProductId } from "./product.ts";

/**
 * `pending`: nothing is paid yet; `active`: paid, and of a monthly plan that it runs; `past_due`:
 * the last payment of a plan failed and is tried again; `unpaid`: it failed and is not tried again
 * until the buyer acts; `canceled`: the plan has ended, or will not be paid any more; `refunded`:
 * the money was given back.
 */
export const SUBSCRIPTION_STATUSES = [
  "pending",
  "active",
  "past_due",
  "unpaid",
  "canceled",
  "refunded",
] as const;
/** How a purchase stands. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A purchase as its buyer sees it. */
export interface Subscription {
  /** The purchase's id, a ULID. */
  id: string;
  /** What was bought. */
  type: ProductId;
  /** How it stands. */
  status: SubscriptionStatus;
  /** Credits that its payments brought, those of refunded payments left out. */
  generationsTotal: number;
  /** How many of them are left: the oldest purchase is used up first. */
  generationsRemaining: number;
  /** ISO 8601: when it was paid first, or ordered while nothing is paid. */
  startDate: string;
  /** ISO 8601: when the plan ends or ended; absent while it goes on. */
  endDate?: string;
  /** ISO 8601. */
  createdAt: string;
}
