/**
 * What must be true of the books, at every moment. Each check yields what is not, a sentence each.
 *
 * @module
 */
import type { Balance, EntryKind, LedgerEntry } from "../../lib/credits.ts";
import { PRODUCT_IDS } from "../../lib/payments/product.ts";
import { originalKey } from "../../server/images/picture_key.ts";
import { type GenerationRow, isKept, OPEN_STATES } from "../../server/store/generation_row.ts";
import type { PurchaseRow } from "../../server/store/purchase_row.ts";
import type { SessionRow } from "../../server/store/sessions.ts";
import type { UserRow } from "../../server/store/users.ts";
import { isWholePng } from "./client.ts";

/** All rows of one kind. */
export type Table<Row> = [key: (string | number)[], row: Row][];

/** Whether somebody works on it, or did when the server died. */
export function isOpen({ state }: GenerationRow): boolean {
  return OPEN_STATES.some((open) => open === state);
}

interface AccountTables {
  users: Table<UserRow>;
  sessions: Table<SessionRow>;
  balances: Table<Balance>;
  byUsername: Table<number>;
  byEmail: Table<number>;
  byUser: Table<string>;
}

/** Every account is found by both names and has a balance; nothing belongs to nobody. */
export function* checkAccounts(tables: AccountTables): Iterable<string> {
  const { users, sessions, balances, byUsername, byEmail, byUser } = tables;
  const ids = new Set(users.map(([, { id }]) => id));
  for (const [index, name] of [[byUsername, "username"], [byEmail, "email"]] as const) {
    const idByName = new Map(index.map(([key, id]) => [key[1], id]));
    for (const [, user] of users) {
      if (idByName.get(user[name].toLowerCase()) !== user.id) {
        yield `user ${user.id} is not found by ${name}`;
      }
    }
    if (index.length !== users.length) yield `${index.length} ${name}s, ${users.length} users`;
  }
  const balanceOwners = new Set(balances.map(([key]) => key[1]));
  for (const id of ids) if (!balanceOwners.has(id)) yield `user ${id} has no balance`;
  if (balances.length !== users.length) yield `${balances.length} balances, ${users.length} users`;

  const indexed = new Set(byUser.map(([, hash]) => hash));
  for (const [[, hash], { userId }] of sessions) {
    if (!ids.has(userId)) yield `a session belongs to user ${userId}, who does not exist`;
    if (!indexed.has(String(hash))) yield `a session of user ${userId} is not in their list`;
  }
  if (byUser.length !== sessions.length) {
    yield `${byUser.length} sessions listed, ${sessions.length} there`;
  }
}

/** Sums equal balances, holds are those of open generations, each kept picture is paid once. */
export function* checkLedger({ balances, ledger, generations }: {
  balances: Table<Balance>;
  ledger: Table<LedgerEntry>;
  generations: GenerationRow[];
}): Iterable<string> {
  const sums = new Map<unknown, number>();
  for (const [[, userId], { amount }] of ledger) {
    sums.set(userId, (sums.get(userId) ?? 0) + amount);
  }
  const holds = new Map<unknown, number>();
  for (const { charge } of generations.filter(isOpen)) {
    if (charge?.kind !== "credits") continue;
    holds.set(charge.userId, (holds.get(charge.userId) ?? 0) + charge.amount);
  }
  for (const [[, userId], { available, held }] of balances) {
    const sum = sums.get(userId) ?? 0;
    if (sum !== available + held) {
      yield `user ${userId}: ledger ${sum}, ${available} + ${held} held`;
    }
    if (available < 0 || held < 0) yield `user ${userId} has ${available} and ${held} held`;
    const expected = holds.get(userId) ?? 0;
    if (held !== expected) yield `user ${userId}: ${held} held, ${expected} in open generations`;
  }

  const payments = new Map<string, number[]>();
  for (const [, { kind, reference, amount }] of ledger) {
    if (kind !== "generation") continue;
    payments.set(reference, [...(payments.get(reference) ?? []), amount]);
  }
  for (const { id, state, charge } of generations) {
    const paid = payments.get(id) ?? [];
    payments.delete(id);
    const due = charge?.kind === "credits" && (state === "settled" || state === "saved")
      ? [-charge.amount]
      : [];
    if (String(paid) !== String(due)) yield `${state} generation ${id}: paid ${paid}, due ${due}`;
  }
  for (const id of payments.keys()) yield `paid for generation ${id}, which does not exist`;
}

/** Entries that purchases make. */
const PURCHASE_KINDS: readonly EntryKind[] = [
  ...PRODUCT_IDS,
  "refund",
  "dispute",
  "dispute_won",
  "debt",
  "correction",
];

/** Each payment is credited once, and what was given back is taken or owed. */
export function* checkPurchases({ purchases, balances, ledger }: {
  purchases: PurchaseRow[];
  balances: Table<Balance>;
  ledger: Table<LedgerEntry>;
}): Iterable<string> {
  const payments = purchases.flatMap(({ payments }) => payments.map(({ id }) => id));
  if (new Set(payments).size !== payments.length) yield "a payment is in two purchases";
  for (const [[, userId], { owed = 0 }] of balances) {
    const due = purchases.filter((row) => row.userId === userId)
      .flatMap(({ payments }) => payments)
      .reduce((sum, { credits, takenBack }) => sum + credits - takenBack, owed);
    const booked = ledger
      .filter(([key, { kind }]) => key[1] === userId && PURCHASE_KINDS.includes(kind))
      .reduce((sum, [, { amount }]) => sum + amount, 0);
    if (due !== booked) yield `user ${userId}: ${booked} credits of purchases, ${due} due`;
  }
}

/** Indexes and counts say what the rows say. */
export function* checkGenerations({ generations, openIndex, byKey, byImage, guestPictures }: {
  generations: GenerationRow[];
  openIndex: Table<string>;
  byKey: Table<string>;
  byImage: Table<string>;
  guestPictures: Table<number>;
}): Iterable<string> {
  const rows = new Map(generations.map((row) => [row.id, row]));
  const indexed = new Set(openIndex.map(([, id]) => id));
  const open = generations.filter(isOpen);
  if (indexed.size !== open.length) yield `${indexed.size} indexed as open, ${open.length} open`;
  for (const { id, state } of open) {
    if (!indexed.has(id)) yield `${state} generation ${id} has no lease to end it`;
  }
  for (const [[, , key], id] of byKey) {
    const row = rows.get(id);
    if (!row || row.state === "released") yield `key ${key} stands for no generation`;
  }
  const imageOwners = new Map(byImage.map(([key, id]) => [key[1], id]));
  for (const { id, picture } of generations.filter(isKept)) {
    if (imageOwners.get(picture!.imageKey) !== id) {
      yield `generation ${id} not found by its picture`;
    }
  }
  const guests = (state: (row: GenerationRow) => boolean) =>
    generations.filter((row) => row.charge?.kind === "guest" && state(row)).length;
  const counted = guestPictures.reduce((sum, [, count]) => sum + count, 0);
  const due = guests(isKept) + guests(isOpen);
  if (counted !== due) yield `${counted} pictures of guests counted, ${due} there`;
}

/** Each kept picture is a whole file of its own, and every file has a row. */
export function* checkPictures({ generations, pictures, files }: {
  generations: GenerationRow[];
  pictures: Set<string>;
  files: Map<string, Uint8Array>;
}): Iterable<string> {
  if (pictures.size !== generations.filter(isKept).length) yield "two generations have one picture";
  for (const key of pictures) {
    const bytes = files.get(key);
    if (!bytes) yield `picture ${key} is lost`;
    else if (!isWholePng(bytes)) yield `picture ${key} is broken`;
  }
  // The sweeper finds a file by its row, whatever became of it.
  const named = new Set(generations.map(({ picture }) => picture?.imageKey));
  for (const key of files.keys()) {
    if (!named.has(originalKey(key))) yield `file ${key} has no generation`;
  }
}
