/**
 * @module Credits, the currency of pictures: what an account starts with, what pictures cost, and the
 * statement.
 */
import type { ProductId } from "./payments/product.ts";
import { msg } from "./i18n/translate.ts";

/** Credits of a new account. */
export const STARTING_GENERATIONS = 6;

/** Credits for a picture from a description. */
export const PICTURE_COST = 1;

/** Credits for all pictures of a litter. */
export const LITTER_COST = 1;

/** Credits for a story: one for each of its four panels. */
export const STORY_COST = 4;

/** Credits for a picture from a photo. */
export const PHOTO_PICTURE_COST = 2;

/** The message for users with too few credits. */
export const PHOTO_UNPAID: string = msg(
  "Photo transformations require 2 generation credits. Please purchase more to use this feature.",
);

/**
 * Why the credits of an account changed. `grant`: with the registration; `gift`: given by an owner of the site. A product's kind: it was paid for. `refund` and `dispute`: the
 * money was given back, so the credits are; `refund_failed` and `dispute_won`: they were returned. `debt`: taken for an earlier
 * refund of credits that were spent already. `correction`: the books did not agree.
 */
export type EntryKind =
  | "grant"
  | "gift"
  | "generation"
  | ProductId
  | "refund"
  | "dispute"
  | "refund_failed"
  | "dispute_won"
  | "debt"
  | "correction";

/** One line of the statement; once written it never changes. */
export interface LedgerEntry {
  /** Why credits moved. */
  kind: EntryKind;
  /** Credits gained; negative when they were spent. */
  amount: number;
  /** Credits the account had after it, those held for unfinished pictures included. */
  balanceAfter: number;
  /** ISO 8601. */
  at: string;
  /** What it was for: the id of a generation or a purchase, or `registration`. */
  reference: string;
}

/** What an account has, in credits. */
export interface Balance {
  /** Credits that can be spent now. */
  available: number;
  /** Credits kept back for pictures that are being drawn. */
  held: number;
  /** Credits of refunded purchases that were spent already: taken from what comes in next. */
  owed?: number;
}

/** The statement, newest entry first. */
export interface CreditStatement extends Balance {
  /** The newest first. */
  entries: LedgerEntry[];
}

/** One page of the statement. */
export interface StatementPage extends CreditStatement {
  /** Where the next page begins; absent on the last one. */
  next?: string;
}

/** Entries on a page of the statement: as many as a person reads before asking for more. */
export const STATEMENT_PAGE_SIZE = 20;

/** What adding up the whole statement came to. */
export interface BalanceCheck extends Balance {
  /** The sum of all amounts, in credits. */
  sum: number;
  /** Whether the sum is what is available and held. */
  agrees: boolean;
}
