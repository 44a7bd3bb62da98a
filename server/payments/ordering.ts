/**
 * @module Placing an order: it is written before the provider is called, so that no payment can arrive for
 * an unknown order.
 */
import { monotonicFactory } from "ulid";
import type { ProductId } from "../../lib/payments/product.ts";
import { Failure } from "../failures/failure.ts";
import { type CheckoutMode, isOngoing, type PurchaseRow } from "../store/payments/purchase_row.ts";
import { addPurchase, noteReference, settlePurchase } from "../store/payments/purchases.ts";
import { enforceLimit } from "../rate_limits/enforce.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";
import type { Fulfil } from "./fulfilment.ts";
import { productOf } from "./products.ts";
import type { Checkout, PaymentProvider } from "./provider.ts";
import { t } from "../../lib/i18n/translate.ts";

/** What payments need. */
export interface PaymentDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Who takes them. */
  provider: PaymentProvider;
  /** Brings the books in line with what the provider knows. */
  fulfil: Fulfil;
  /** The clock. */
  now: () => Date;
}

/** What is to be bought, by whom. */
export interface OrderRequest {
  /** The buyer. */
  userId: number;
  /** What is bought. */
  productId: ProductId;
  /** Where it is paid. */
  mode: CheckoutMode;
  /** What the client takes for the price. */
  expectedPrice?: number;
}

/** In the order of time, also within a millisecond. */
const nextOrderId = monotonicFactory();

/**
 * An order that stands in the way is over after one look; more than that and another tab keeps
 * buying.
 */
const MAX_TRIES = 10;

/**
 * Opens a checkout. What can be had only once has one open order at most: clicking again leads to the same
 * checkout, and another way to pay closes it first.
 */
export async function placeOrder(deps: PaymentDeps, request: OrderRequest): Promise<Checkout> {
  const { kv, provider, now } = deps;
  if (request.mode === "form" && provider.isHostedOnly) {
    throw new Failure("conflict", t("Please pay on the payment provider's page."));
  }
  const { expectedPrice = productOf(request.productId).price } = request;
  if (expectedPrice !== productOf(request.productId).price) {
    throw new Failure("invalid", t("The amount is not the price of this product."));
  }
  await enforceLimit(deps, RATE_LIMITS.orders, `user ${request.userId}`);
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const order = newOrder(request, provider.name, now());
    const existing = await addPurchase(kv, order);
    if (!existing) throw new Failure("unauthenticated", t("Please sign in first."));
    if (existing.id !== order.id && !isTheSame(existing, order)) {
      await clearAway(deps, existing);
      continue;
    }
    const open = await provider.open(existing);
    if (!open) {
      // It was paid or ended in the meantime.
      await clearAway(deps, existing);
      continue;
    }
    const noted = await noteReference(kv, existing.id, open.reference);
    if (noted?.status === "pending") return open.checkout;
    // The order was cleared away while it was being opened.
    await provider.close({ ...existing, reference: open.reference });
  }
  throw new Failure("unavailable", t("Please try again in a moment."), { retryAfterSeconds: 2 });
}

function newOrder(
  { userId, productId, mode }: OrderRequest,
  provider: PurchaseRow["provider"],
  moment: Date,
): PurchaseRow {
  const { price, generationCredits: credits } = productOf(productId);
  return {
    id: nextOrderId(moment.getTime()),
    userId,
    productId,
    price,
    credits,
    mode,
    provider,
    status: "pending",
    payments: [],
    createdAt: moment.toISOString(),
  };
}

/** Whether the existing order can be paid in place of the new one: same way to pay, same price. */
function isTheSame(
  existing: PurchaseRow,
  { mode, provider, price, credits }: PurchaseRow,
): boolean {
  return existing.status === "pending" && existing.mode === mode &&
    existing.provider === provider && existing.price === price && existing.credits === credits;
}

/** Ends an order that is not paid. Throws `conflict` when it is, or when the plan is running. */
async function clearAway(
  { kv, provider, fulfil, now }: PaymentDeps,
  existing: PurchaseRow,
): Promise<void> {
  const { id, reference } = existing;
  // Another request cleared it away in the meantime.
  if (!isOngoing(existing)) return;
  if (existing.provider !== provider.name && existing.productId === "monthly") {
    return await endUnserved(kv, existing, now());
  }
  if (existing.status !== "pending") throw taken(existing);
  if (reference && existing.provider === provider.name) {
    await provider.close(existing);
    const row = await fulfil(id);
    if (row && isOngoing(row) && (row.status !== "pending" || row.confirming)) throw taken(row);
    return;
  }
  // Its checkout was never shown, or its provider is not served any more.
  await settlePurchase(kv, id, (row) => {
    const ended: PurchaseRow = { ...row, status: "canceled", endDate: now().toISOString() };
    const isUntouched = row.status === "pending" && row.reference === reference;
    return Promise.resolve(isUntouched ? { row: ended, postings: [] } : null);
  });
}

/** Ends a plan whose provider is not served any more, and so cannot take the money. */
export async function endUnserved(kv: Deno.Kv, { id }: PurchaseRow, moment: Date): Promise<void> {
  await settlePurchase(kv, id, (row) => {
    const ended: PurchaseRow = { ...row, status: "canceled", endDate: moment.toISOString() };
    return Promise.resolve(isOngoing(row) ? { row: ended, postings: [] } : null);
  });
}

function taken({ productId, status }: PurchaseRow): Failure {
  if (status === "pending") {
    return new Failure("conflict", t("Your payment is still being confirmed."));
  }
  if (status === "past_due" || status === "unpaid") {
    return new Failure(
      "conflict",
      t("The last payment of your plan failed. Replace the card, or cancel the plan first."),
    );
  }
  return new Failure(
    "conflict",
    productId === "monthly"
      ? t("Your monthly subscription is already running.")
      : t("You already own Premium Lifetime."),
  );
}
