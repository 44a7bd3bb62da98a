/** @module One account, in a database that lives as long as its test. */
import { atomic, commit, type Operation } from "../../server/store/database/commit.ts";
import { type Cause, openBalance } from "../../server/store/credits/ledger.ts";

/** Whose account it is. */
export const USER = 7;

/** When everything happens. */
export const AT = new Date("2026-11-20T12:00:00.000Z");

/** Why the account has its first credits. */
export const REGISTRATION: Cause = { kind: "grant", reference: "registration", at: AT };

/** Adds something to an operation and answers true, or adds nothing. */
export type Change = (operation: Operation) => Promise<boolean>;

/** A database in which {@link USER} has this many credits. */
export async function openKvWith(amount: number): Promise<Deno.Kv> {
  const kv = await Deno.openKv(":memory:");
  const operation = atomic(kv);
  openBalance(operation, { userId: USER, amount, cause: REGISTRATION });
  await operation.commit();
  return kv;
}

/** Commits the change; what it answered. */
export function apply(kv: Deno.Kv, change: Change) {
  return commit(async () => {
    const operation = atomic(kv);
    const answer = await change(operation);
    return answer ? { operation, answer } : { answer };
  });
}
