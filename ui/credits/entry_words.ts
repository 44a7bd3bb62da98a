/** @module Entries of the statement in plain words. */
import type { EntryKind, LedgerEntry } from "../../lib/credits.ts";
import { msg, t, tn } from "../../lib/i18n/translate.ts";

const KINDS: Record<EntryKind, string> = {
  grant: msg("Welcome gift"),
  gift: msg("Gift from us"),
  generation: msg("Picture drawn"),
  credit_pack: msg("Credit Pack"),
  monthly: msg("Monthly Subscription"),
  premium_lifetime: msg("Premium Lifetime"),
  refund: msg("Refund"),
  dispute: msg("Payment disputed"),
  refund_failed: msg("Refund that did not go through"),
  dispute_won: msg("Dispute settled"),
  debt: msg("Taken for an earlier refund"),
  correction: msg("Correction"),
};

/** What an entry was for. */
export function entryWords({ kind }: Pick<LedgerEntry, "kind">): string {
  return t(KINDS[kind]);
}

/** The amount with its sign: "+6", "−1". */
export function signedAmount(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** E.g. "1 generation", "6 generations". */
export function countGenerations(count: number): string {
  return tn(count, "{n} generation", "{n} generations");
}
