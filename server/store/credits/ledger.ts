/**
 * @module Credits in two phases. A picture first holds what it costs; the hold then ends once, spent or
 * released. What is available and what is held add up to the sum of the ledger, and neither is ever
 * negative.
 *
 * The changes are added to an operation of the caller, so that credits move in the same commit as what
 * they pay for. Each reads the balance and adds its check: at most one change per account and operation.
 */
import { monotonicFactory } from "ulid";
import type { Balance, LedgerEntry } from "../../../lib/credits.ts";
import type { Operation } from "../database/commit.ts";
import type { Reads } from "../database/batched_reads.ts";
import { keys } from "../keys.ts";

/** Ids in the order of time, also within a millisecond. */
const nextEntryId = monotonicFactory();

/** What an entry says about its cause. */
export type Cause = Pick<LedgerEntry, "kind" | "reference"> & { at: Date };

/** A change of an account's credits. */
export interface Change {
  /** Whose credits. */
  userId: number;
  /** Credits, at least 1. */
  amount: number;
}

/** Adds the balance of a new account, with its first entry. */
export function openBalance(
  operation: Operation,
  { userId, amount, cause }: Change & { cause: Cause },
): void {
  const key = keys.balance(userId);
  operation.check({ key, versionstamp: null }).set(key, { available: amount, held: 0 });
  addEntry(operation, userId, { cause, amount, balanceAfter: amount });
}

/** A change of what an account has; negative when credits are taken away. */
export interface Posting {
  /** Credits gained; negative when they are taken away. */
  amount: number;
  /** Why they move, and when. */
  cause: Cause;
}

/**
 * Adds and takes credits, one entry each. Where fewer are available than are to be taken, the rest is owed,
 * and taken from whatever comes in later: what an account has in the end does not depend on the order.
 * False, and changes nothing, when there is no such account any more.
 */
export async function post(
  kv: Reads,
  operation: Operation,
  { userId, postings }: { userId: number; postings: Posting[] },
): Promise<boolean> {
  const balance = await kv.get<Balance>(keys.balance(userId));
  if (!balance.value) return false;
  let { available, owed = 0 } = balance.value;
  const { held } = balance.value;
  function move(amount: number, cause: Cause): void {
    if (amount === 0) return;
    available += amount;
    addEntry(operation, userId, { cause, amount, balanceAfter: available + held });
  }
  for (const { amount, cause } of postings) {
    const taken = Math.min(available, -amount);
    if (amount < 0) owed += -amount - taken;
    move(amount < 0 ? -taken : amount, cause);
  }
  const last = postings.at(-1)?.cause;
  const paidBack = Math.min(owed, available);
  if (last) move(-paidBack, { ...last, kind: "debt" });
  operation.check(balance).set(balance.key, balanceOf({ available, held, owed: owed - paidBack }));
  return true;
}

/** Keeps credits back. False, and adds nothing, when fewer are available. */
export async function hold(
  kv: Deno.Kv,
  operation: Operation,
  { userId, amount }: Change,
): Promise<boolean> {
  const balance = await kv.get<Balance>(keys.balance(userId));
  if (!balance.value || balance.value.available < amount) return false;
  const { available, held, owed } = balance.value;
  operation.check(balance)
    .set(balance.key, balanceOf({ available: available - amount, held: held + amount, owed }));
  return true;
}

/**
 * Spends credits that were held. False, and adds nothing, when the account was deleted in the meantime.
 * Throws when they were never held.
 */
export async function spendHold(
  kv: Deno.Kv,
  operation: Operation,
  { userId, amount, cause }: Change & { cause: Cause },
): Promise<boolean> {
  const balance = await kv.get<Balance>(keys.balance(userId));
  if (!balance.value) return false;
  const { available, owed } = balance.value;
  const held = heldAfter(balance.value, amount);
  operation.check(balance).set(balance.key, balanceOf({ available, held, owed }));
  addEntry(operation, userId, { cause, amount: -amount, balanceAfter: available + held });
  return true;
}

/**
 * Makes held credits available again. False, and adds nothing, when the account was deleted in the
 * meantime. Throws when they were never held.
 */
export async function releaseHold(
  kv: Deno.Kv,
  operation: Operation,
  { userId, amount }: Change,
): Promise<boolean> {
  const balance = await kv.get<Balance>(keys.balance(userId));
  if (!balance.value) return false;
  const available = balance.value.available + amount;
  const held = heldAfter(balance.value, amount);
  const { owed } = balance.value;
  operation.check(balance).set(balance.key, balanceOf({ available, held, owed }));
  return true;
}

/** A debt of nothing is no row. */
function balanceOf({ available, held, owed }: Balance): Balance {
  return { available, held, ...(owed && { owed }) };
}

function heldAfter({ held }: Balance, amount: number): number {
  if (held < amount) throw new Error(`Only ${held} credits are held, not ${amount}.`);
  return held - amount;
}

function addEntry(
  operation: Operation,
  userId: number,
  { cause, amount, balanceAfter }: { cause: Cause; amount: number; balanceAfter: number },
): void {
  const { kind, reference, at } = cause;
  const entry: LedgerEntry = { kind, amount, balanceAfter, at: at.toISOString(), reference };
  operation.set(keys.ledgerEntry(userId, nextEntryId(at.getTime())), entry);
}
