/** @module Purchases of every account, the newest first. */
import type { SubscriptionStatus } from "../../../lib/payments/subscription.ts";
import { keys } from "../keys.ts";
import type { PurchaseRow } from "./purchase_row.ts";
import { readPage } from "../database/page_of.ts";

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

/** A page of at most `limit` purchases, from `cursor` on. */
export async function listPurchases(
  kv: Deno.Kv,
  { status, limit, cursor }: PurchaseQuery,
): Promise<PurchasePage> {
  const end = cursor ? { end: keys.purchase(cursor) } : {};
  const list = kv.list<PurchaseRow>({ prefix: keys.purchases, ...end }, { reverse: true });

  async function* wanted(): AsyncIterable<PurchaseRow> {
    for await (const { value } of list) if (!status || value.status === status) yield value;
  }

  const { rows: purchases, ...rest } = await readPage(wanted(), limit, ({ id }) => id);
  return { purchases, ...rest };
}
