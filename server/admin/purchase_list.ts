/** @module Purchases as the admin pages show them. */
import type { PurchaseList, PurchaseSummary } from "../../lib/admin/admin_data.ts";
import { SUBSCRIPTION_STATUSES } from "../../lib/payments/subscription.ts";
import { listPurchases, type PurchasePage } from "../store/payments/purchase_lists.ts";
import type { PurchaseRow } from "../store/payments/purchase_row.ts";
import { eachPurchase, findByReference, findPurchase } from "../store/payments/purchases.ts";
import { findUserByName } from "../store/accounts/users.ts";
import { accountNames } from "./account_names.ts";

/** Purchases on one page. */
const PAGE = 50;

/** No key of the database is longer. */
const MAX_QUERY_LENGTH = 200;

/** A page of all purchases, or those that are called so or belong to the account of this name. */
export async function purchaseList(kv: Deno.Kv, query: URLSearchParams): Promise<PurchaseList> {
  const status = SUBSCRIPTION_STATUSES.find((each) => each === query.get("status"));
  const text = (query.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH);
  const cursor = query.get("cursor") ?? undefined;
  const { purchases, next }: PurchasePage = text
    ? { purchases: (await search(kv, text)).filter((row) => !status || row.status === status) }
    : await listPurchases(kv, { status, limit: PAGE, cursor });
  return { query: text, status, purchases: await purchaseSummaries(kv, purchases), next };
}

/** These purchases with the names of their buyers, in the same order. */
export async function purchaseSummaries(
  kv: Deno.Kv,
  rows: readonly PurchaseRow[],
): Promise<PurchaseSummary[]> {
  const named = await accountNames(kv, rows.map(({ userId }) => userId));
  return rows.map((row) => ({
    id: row.id,
    account: named(row.userId),
    productId: row.productId,
    status: row.status,
    price: row.price,
    payments: row.payments.length,
    credits: row.payments.reduce((sum, { credits }) => sum + credits, 0),
    takenBack: row.payments.reduce((sum, { takenBack }) => sum + takenBack, 0),
    provider: row.provider,
    ...(row.reference && { reference: row.reference }),
    createdAt: row.createdAt,
  }));
}

async function search(kv: Deno.Kv, text: string): Promise<PurchaseRow[]> {
  const user = await findUserByName(kv, text);
  if (user) return await Array.fromAsync(eachPurchase(kv, user.id));
  const id = await findByReference(kv, text) ?? text;
  const row = await findPurchase(kv, id);
  return row ? [row] : [];
}
