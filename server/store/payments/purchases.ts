/** @module Purchases, found by id, by buyer, and by what the provider calls them. */
import type { ProductId } from "../../../lib/payments/product.ts";
import { atomic, commit, type Operation, orThrow } from "../database/commit.ts";
import type { Reads } from "../database/batched_reads.ts";
import { readMany } from "../database/read_many.ts";
import { keys } from "../keys.ts";
import { post, type Posting } from "../credits/ledger.ts";
import { isOngoing, isOnlyOnce, namesOf, type PurchaseRow } from "./purchase_row.ts";
import type { UserRow } from "../accounts/user_row.ts";

/** Rows read in one go. */
const BATCH = 100;

/** The purchase with this id; null when there is none. */
export async function findPurchase(kv: Deno.Kv, id: string): Promise<PurchaseRow | null> {
  return (await kv.get<PurchaseRow>(keys.purchase(id))).value;
}

/** The id of the purchase that the provider calls this. */
export async function findByReference(kv: Deno.Kv, reference: string): Promise<string | null> {
  return (await kv.get<string>(keys.purchaseByReference(reference))).value;
}

/** Every purchase of a user, newest first. */
export async function* eachPurchase(kv: Deno.Kv, userId: number): AsyncIterable<PurchaseRow> {
  const prefix = keys.purchasesByUser(userId);
  for await (const { value } of kv.list<string>({ prefix }, { reverse: true, batchSize: BATCH })) {
    const row = await findPurchase(kv, value);
    if (row) yield row;
  }
}

/** The newest purchases of a user. */
export async function latestPurchases(
  kv: Deno.Kv,
  userId: number,
  limit: number,
): Promise<PurchaseRow[]> {
  const prefix = keys.purchasesByUser(userId);
  const index = kv.list<string>({ prefix }, { reverse: true, limit });
  const ids = await Array.fromAsync(index, ({ value }) => value);
  const rows = await readMany<PurchaseRow>(kv, ids.map(keys.purchase));
  return rows.filter((row) => row !== null);
}

/** The purchases that users have of a product that can be had only once at a time. */
export async function* eachStanding(kv: Deno.Kv, productId: ProductId): AsyncIterable<string> {
  for await (const { key, value } of kv.list<string>({ prefix: keys.ongoingPurchases })) {
    if (key.at(-1) === productId) yield value;
  }
}

/**
 * Writes the order. Answers the one that stands in its way when this product can be had only once at a time,
 * and null when the account is gone.
 */
export async function addPurchase(kv: Deno.Kv, row: PurchaseRow): Promise<PurchaseRow | null> {
  const answer = await commit<PurchaseRow | null>(async () => {
    const user = await kv.get<UserRow>(keys.user(row.userId));
    if (!user.value) return { answer: null };
    const operation = atomic(kv)
      .check({ key: keys.purchase(row.id), versionstamp: null })
      // A deletion of the account either sees the order or prevents it.
      .check(user)
      .set(keys.purchase(row.id), row)
      .set(keys.purchaseByUser(row.userId, row.id), row.id);
    if (isOnlyOnce(row)) {
      const ongoing = await kv.get<string>(keys.ongoingPurchase(row.userId, row.productId));
      const other = ongoing.value === null ? null : await findPurchase(kv, ongoing.value);
      if (other) return { answer: other };
      operation.check(ongoing).set(ongoing.key, row.id);
    }
    return { operation, answer: row };
  });
  return orThrow(answer, `Purchase ${row.id} could not be written.`);
}

/** Notes what the provider calls the checkout of this order. Answers the order; null when it is gone. */
export async function noteReference(
  kv: Deno.Kv,
  id: string,
  reference: string,
): Promise<PurchaseRow | null> {
  const answer = await commit<PurchaseRow | null>(async () => {
    const stored = await kv.get<PurchaseRow>(keys.purchase(id));
    if (!stored.value || stored.value.reference) return { answer: stored.value };
    const row: PurchaseRow = { ...stored.value, reference };
    const operation = atomic(kv).check(stored)
      .set(stored.key, row)
      .set(keys.purchaseByReference(reference), id);
    return { operation, answer: row };
  });
  return orThrow(answer, `Purchase ${id} changes too fast.`);
}

/** What is to become of a purchase. */
export interface Settlement {
  /** The purchase as it becomes. */
  row: PurchaseRow;
  /** Credits that move with it. */
  postings: Posting[];
}

/**
 * Changes a purchase, its credits and what its buyer is entitled to in one commit. `settle` is
 * given the row as it stands, again whenever another writer was faster, and answers null when
 * nothing is to change. `events` are those that are done with by it. Answers the row as it stands
 * at the end.
 */
export async function settlePurchase(
  kv: Reads & { atomic(): Operation },
  id: string,
  settle: (row: PurchaseRow) => Promise<Settlement | null>,
  events: string[] = [],
): Promise<PurchaseRow | null> {
  const answer = await commit<PurchaseRow | null>(async () => {
    const operation = atomic(kv);
    for (const event of events) operation.delete(keys.openProviderEvent(event));
    const stored = await kv.get<PurchaseRow>(keys.purchase(id));
    const settlement = stored.value && await settle(stored.value);
    if (!settlement) {
      return { operation: events.length > 0 ? operation : undefined, answer: stored.value };
    }
    const { row, postings } = settlement;
    operation.check(stored).set(stored.key, row);
    addReferences(operation, { before: stored.value, after: row });
    // Of an account that is gone the row alone is left, until it is removed as well.
    if (postings.length > 0) await post(kv, operation, { userId: row.userId, postings });
    if (isOnlyOnce(row)) await addOngoing(kv, operation, row);
    return { operation, answer: row };
  });
  return orThrow(answer, `Purchase ${id} changes too fast.`);
}

/** What the provider calls it, as far as that was not known before. */
function addReferences(
  operation: Operation,
  { before, after }: { before: PurchaseRow; after: PurchaseRow },
): void {
  const known = new Set(namesOf(before));
  for (const name of namesOf(after)) {
    if (!known.has(name)) operation.set(keys.purchaseByReference(name), after.id);
  }
}

/** Keeps or frees the one place there is for this product; a premium purchase makes its buyer premium. */
async function addOngoing(kv: Reads, operation: Operation, row: PurchaseRow): Promise<void> {
  const { id, userId, productId, status } = row;
  const ongoing = await kv.get<string>(keys.ongoingPurchase(userId, productId));
  if (ongoing.value !== null && ongoing.value !== id) return;
  operation.check(ongoing);
  if (isOngoing(row)) operation.set(ongoing.key, id);
  else operation.delete(ongoing.key);
  if (productId !== "premium_lifetime") return;
  const user = await kv.get<UserRow>(keys.user(userId));
  if (!user.value) return;
  const { isPremium: _, ...others } = user.value;
  const next: UserRow = status === "active" ? { ...others, isPremium: true } : others;
  operation.check(user).set(user.key, next);
}

/** Removes every purchase of an account that is gone, and all that leads to them. */
export async function removePurchases(kv: Deno.Kv, userId: number): Promise<void> {
  for await (const row of eachPurchase(kv, userId)) {
    const { id, productId } = row;
    const operation = atomic(kv)
      .delete(keys.purchase(id))
      .delete(keys.purchaseByUser(userId, id))
      .delete(keys.ongoingPurchase(userId, productId));
    for (const name of namesOf(row)) operation.delete(keys.purchaseByReference(name));
    await operation.commit();
  }
}
