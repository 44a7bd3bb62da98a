/** @module A purchase as the database keeps it: one order, and every payment that came of it. */
import type { EntryKind } from "../../../lib/credits.ts";
import { PRODUCT_IDS, type ProductId } from "../../../lib/payments/product.ts";
import type { SubscriptionStatus } from "../../../lib/payments/subscription.ts";

/** Entries of a ledger that come from purchases. */
export const PURCHASE_KINDS: readonly EntryKind[] = [
  ...PRODUCT_IDS,
  "refund",
  "dispute",
  "refund_failed",
  "dispute_won",
  "debt",
  "correction",
];

/** Paid on the provider's page, on that page in a frame of ours, or in a form of ours. */
export type CheckoutMode = "hosted" | "embedded" | "form";

/** Who takes the payments. */
export type ProviderName = "demo" | "stripe";

/** A payment whose credits were booked. */
export interface BookedPayment {
  /** What the provider calls it. */
  id: string;
  /** ISO 8601. */
  at: string;
  /** How many it brought. */
  credits: number;
  /** Of these, the ones taken back since. */
  takenBack: number;
  /** Of the ones taken back, those that went with a dispute. */
  disputed?: number;
  /** Pence that were paid, where they differ from the price: tax, a coupon, a balance. */
  paid?: number;
}

/** A purchase, as it is stored. */
export interface PurchaseRow {
  /** ULID, and the order's number at the provider. */
  id: string;
  /** The buyer. */
  userId: number;
  /** What was bought. */
  productId: ProductId;
  /** What it was sold at: pence and credits of each payment. */
  price: number;
  /** Of each payment. */
  credits: number;
  /** Where it is paid. */
  mode: CheckoutMode;
  /** The provider that takes its payments. */
  provider: ProviderName;
  /** How it stands. */
  status: SubscriptionStatus;
  /** The money is on its way: the buyer has paid, the bank has not said so yet. */
  confirming?: true;
  /** What the provider calls the checkout; absent until it has been opened. */
  reference?: string;
  /** What the provider calls the monthly plan. */
  planId?: string;
  /** The oldest first. */
  payments: BookedPayment[];
  /** Payments that arrived for it and are for something else: the log names each once. */
  otherPayments?: string[];
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601: when the plan ends or ended. */
  endDate?: string;
}

/** Whether a user can have only one of it: a plan, or premium for life. */
export function isOnlyOnce({ productId }: Pick<PurchaseRow, "productId">): boolean {
  return productId !== "credit_pack";
}

/** Whether it is running, owned, or may still be paid. */
export function isOngoing({ status }: Pick<PurchaseRow, "status">): boolean {
  return status === "pending" || status === "active" || isInArrears({ status });
}

/** Whether it is a plan whose last payment failed. */
export function isInArrears({ status }: Pick<PurchaseRow, "status">): boolean {
  return status === "past_due" || status === "unpaid";
}

/** What the provider calls it and what belongs to it: each leads to it. */
export function namesOf({ reference, planId, payments }: PurchaseRow): string[] {
  return [reference, planId, ...payments.map(({ id }) => id)].filter((name) => name !== undefined);
}
