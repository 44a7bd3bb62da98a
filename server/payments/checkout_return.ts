/**
 * @module Coming back from the provider's page: which purchase the URL names, and how it stands.
 */
import type { ReturnedPurchase } from "../../lib/payments/payment_data.ts";
import { isProductId } from "../../lib/payments/product.ts";
import type { PurchaseRow } from "../store/payments/purchase_row.ts";
import { eachPurchase } from "../store/payments/purchases.ts";
import type { PaymentDeps } from "./ordering.ts";

/** No name that a provider gives is longer. */
const MAX_REFERENCE = 255;

/** Open orders looked at when the URL does not say which of them was paid. */
const MAX_LOOKS = 5;

/** The purchase of this user that was really paid or is being confirmed, if the URL names one. */
export async function findReturnedPurchase(
  deps: PaymentDeps,
  userId: number,
  query: URLSearchParams,
): Promise<ReturnedPurchase | undefined> {
  for await (const row of eachReturned(deps, userId, query)) {
    const { id, productId: kind, status, confirming } = row;
    if (status === "active") return { id, kind, state: "paid" };
    if (confirming) return { id, kind, state: "confirming" };
  }
}

/**
 * The purchases that the URL may name, as they are by now: the events may still be on their way.
 */
async function* eachReturned(
  { kv, fulfil }: PaymentDeps,
  userId: number,
  query: URLSearchParams,
): AsyncIterable<PurchaseRow> {
  const kind = query.get("type");
  if (query.get("success") !== "true" || !isProductId(kind)) return;
  const named = query.get("session_id")?.slice(0, MAX_REFERENCE);
  let looks = 0;
  for await (const row of eachPurchase(kv, userId)) {
    if (row.productId !== kind || named && row.reference !== named) continue;
    if (row.status === "pending" && ++looks > MAX_LOOKS) return;
    // The page is shown whether or not the provider answers now; a provider that is away is not
    // asked twice.
    const seen = row.status === "pending" ? await fulfil(row.id).catch(() => null) : row;
    if (!seen) return;
    yield seen;
  }
}
