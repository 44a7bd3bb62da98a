/**
 * Purchases of every account, the newest first.
 *
 * @module
 */
import type { SubscriptionStatus } from "../../../lib/payments/subscription.ts";
import { keys } from "../keys.ts";
import type { PurchaseRow } from "./purchase_row.ts";

export interface PurchaseQuery {
  status?: SubscriptionStatus;
  limit: number;
  /** Id of the last purchase of the page before. */
  cursor?: string;
}

export interface PurchasePage {
  purchases: PurchaseRow[];
  next?: string;
}

export async function listPurchases(
  kv: Deno.Kv,
  { status, limit, cursor }: PurchaseQuery,
): Promise<PurchasePage> {
  const end = cursor ? { end: keys.purchase(cursor) } : {};
  const purchases: PurchaseRow[] = [];
  const list = kv.list<PurchaseRow>({ prefix: keys.purchases, ...end }, { reverse: true });
  for await (const { value } of list) {
    if (status && value.status !== status) continue;
    if (purchases.length === limit) return { purchases, next: purchases.at(-1)!.id };
    purchases.push(value);
  }
  return { purchases };
}
