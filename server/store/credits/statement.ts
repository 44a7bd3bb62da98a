/**
 * @module Reading credits: what an account has, its ledger page by page, and whether the two agree.
 */
import type { Balance, BalanceCheck, LedgerEntry } from "../../../lib/credits.ts";
import type { Paging } from "../../../lib/paging.ts";
import { atomic, commit, orThrow } from "../database/commit.ts";
import { keys } from "../keys.ts";
import { readPage } from "../database/page_of.ts";

/** Entries read or removed in one go. */
const BATCH = 500;

export interface EntryPage {
  entries: LedgerEntry[];
  /** Where the next page begins; absent on the last one. */
  next?: string;
}

/** What the account has; null when there is no such account. */
export async function readBalance(kv: Deno.Kv, userId: number): Promise<Balance | null> {
  return (await kv.get<Balance>(keys.balance(userId))).value;
}

/** Entries newest first, `limit` of them, from where an earlier page's `next` says. */
export async function listEntries(
  kv: Deno.Kv,
  userId: number,
  { limit, cursor }: Paging,
): Promise<EntryPage> {
  const selector = {
    prefix: keys.ledger(userId),
    ...(cursor && { end: keys.ledgerEntry(userId, cursor) }),
  };
  const list = kv.list<LedgerEntry>(selector, { reverse: true, limit: limit + 1 });
  const { rows, ...rest } = await readPage(list, limit, ({ key }) => String(key.at(-1)));
  return { entries: rows.map(({ value }) => value), ...rest };
}

/** Every entry, the oldest first. */
export async function* eachEntry(kv: Deno.Kv, userId: number): AsyncIterable<LedgerEntry> {
  const list = kv.list<LedgerEntry>({ prefix: keys.ledger(userId) }, { batchSize: BATCH });
  for await (const { value } of list) yield value;
}

/** Adds up every entry and compares. Null when there is no such account. */
export async function recomputeBalance(kv: Deno.Kv, userId: number): Promise<BalanceCheck | null> {
  const check = await commit<BalanceCheck | null>(async () => {
    const balance = await kv.get<Balance>(keys.balance(userId));
    if (!balance.value) return { answer: null };
    let sum = 0;
    for await (const { amount } of eachEntry(kv, userId)) sum += amount;
    const { available, held } = balance.value;
    const agrees = sum === available + held;
    // Every entry changes the balance: while that stays the same, the pages read were of one state.
    return { operation: atomic(kv).check(balance), answer: { available, held, sum, agrees } };
  });
  return orThrow(check, `The credits of user ${userId} change too fast.`);
}

/** Removes the entries of an account that is gone. */
export async function removeLedger(kv: Deno.Kv, userId: number): Promise<void> {
  for (;;) {
    const batch = await Array.fromAsync(
      kv.list({ prefix: keys.ledger(userId) }, { limit: BATCH }),
      ({ key }) => key,
    );
    if (batch.length === 0) return;
    const operation = atomic(kv);
    for (const key of batch) operation.delete(key);
    await operation.commit();
  }
}
