/**
 * The books of a server that is not running, read from its files and checked row by row. They must be right
 * at every moment, also in the middle of a crash.
 *
 * @module
 */
import { join } from "node:path";
import type { Balance, LedgerEntry } from "../../lib/credits.ts";
import { type GenerationRow, isKept } from "../../server/store/generation_row.ts";
import type { PurchaseRow } from "../../server/store/purchase_row.ts";
import type { SessionRow } from "../../server/store/sessions.ts";
import type { UserRow } from "../../server/store/users.ts";
import {
  checkAccounts,
  checkGenerations,
  checkLedger,
  checkPictures,
  checkPurchases,
  isOpen,
  type Table,
} from "./book_checks.ts";

/** What the books hold. */
export interface Books {
  usernames: Set<string>;
  sessions: number;
  generations: GenerationRow[];
  /** Generations that hold credits or a place. */
  open: GenerationRow[];
  /** Keys of the pictures that belong to somebody. */
  pictures: Set<string>;
  purchases: PurchaseRow[];
  /** Events of the payment provider that nobody has acted on. */
  openEvents: number;
  /** Credits kept back, of all accounts. */
  held: number;
  /** What is wrong, a sentence each. */
  errors: string[];
}

/** Reads and checks everything in this data folder. */
export async function readBooks(dataDir: string): Promise<Books> {
  using kv = await Deno.openKv(join(dataDir, "kv.sqlite3"));
  const table = async <Row>(name: string): Promise<Table<Row>> =>
    (await Array.fromAsync(kv.list<Row>({ prefix: [name] }))).map(({ key, value }) => [
      // Every part of our keys is a word or a number.
      key as (string | number)[],
      value,
    ]);

  const users = await table<UserRow>("users");
  const sessions = await table<SessionRow>("sessions");
  const balances = await table<Balance>("balances");
  const ledger = await table<LedgerEntry>("ledger");
  const generations = (await table<GenerationRow>("generations")).map(([, row]) => row);
  const open = generations.filter(isOpen);
  const purchases = (await table<PurchaseRow>("purchases")).map(([, row]) => row);
  const pictures = new Set(generations.filter(isKept).map(({ picture }) => picture!.imageKey));
  const files = await readFiles(join(dataDir, "images"));

  const errors: string[] = [
    ...checkAccounts({
      users,
      sessions,
      balances,
      byUsername: await table<number>("users_by_username"),
      byEmail: await table<number>("users_by_email"),
      byUser: await table<string>("sessions_by_user"),
    }),
    ...checkLedger({ balances, ledger, generations }),
    ...checkPurchases({ purchases, balances, ledger }),
    ...checkGenerations({
      generations,
      openIndex: await table<string>("generations_open"),
      byKey: await table<string>("idempotency"),
      byImage: await table<string>("generations_by_image"),
      guestPictures: await table<number>("guest_pictures"),
    }),
    ...checkPictures({ generations, pictures, files }),
  ];
  return {
    usernames: new Set(users.map(([, { username }]) => username)),
    sessions: sessions.length,
    generations,
    open,
    pictures,
    purchases,
    openEvents: (await table("provider_events_open")).length,
    held: balances.reduce((sum, [, { held }]) => sum + held, 0),
    errors,
  };
}

/** The stored pictures by key; those still being written do not count. */
async function readFiles(folder: string): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for await (const kind of Deno.readDir(folder)) {
    if (kind.name === "unfinished") continue;
    for await (const shelf of Deno.readDir(join(folder, kind.name))) {
      const shelfPath = join(folder, kind.name, shelf.name);
      for await (const { name } of Deno.readDir(shelfPath)) {
        files.set(`${kind.name}/${name}`, await Deno.readFile(join(shelfPath, name)));
      }
    }
  }
  return files;
}
