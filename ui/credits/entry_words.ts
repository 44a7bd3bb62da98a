/**
 * Entries of the statement in plain words.
 *
 * @module
 */
import type { EntryKind, LedgerEntry } from "../../lib/credits.ts";

const KINDS: Record<EntryKind, string> = {
  grant: "Welcome gift",
  gift: "Gift from us",
  generation: "Picture drawn",
  credit_pack: "Credit Pack",
  monthly: "Monthly Subscription",
  premium_lifetime: "Premium Lifetime",
  refund: "Refund",
  dispute: "Payment disputed",
  refund_failed: "Refund that did not go through",
  dispute_won: "Dispute settled",
  debt: "Taken for an earlier refund",
  correction: "Correction",
};

/** What an entry was for. */
export function entryWords({ kind }: Pick<LedgerEntry, "kind">): string {
  return KINDS[kind];
}

/** The amount with its sign: "+6", "−1". */
export function signedAmount(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** E.g. "1 generation", "6 generations". */
export function countGenerations(count: number): string {
  return `${count} ${count === 1 ? "generation" : "generations"}`;
}
