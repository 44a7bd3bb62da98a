/**
 * @module The books of a server that is not running, read from its files and checked row by row. They must
 * be right at every moment, also in the middle of a crash.
 */
import { join } from "node:path";
import { folderSource } from "../../server/backup/sources.ts";
import { auditSource } from "../../server/audit/audit_source.ts";
import type { Balance } from "../../lib/credits.ts";
import {
  type GenerationRow,
  isKept,
  isOpen,
} from "../../server/store/generations/generation_row.ts";
import type { PurchaseRow } from "../../server/store/payments/purchase_row.ts";
import type { SessionRow } from "../../server/store/accounts/sessions.ts";
import type { UserRow } from "../../server/store/accounts/user_row.ts";

/** All rows of one kind. */
type Table<Row> = [key: (string | number)[], row: Row][];

/** What the books hold. */
export interface Books {
  usernames: Set<string>;
  sessions: number;
  generations: GenerationRow[];
  /** Generations that hold credits or a place. */
  open: GenerationRow[];
  /** Keys of the pictures that have an owner. */
  pictures: Set<string>;
  purchases: PurchaseRow[];
  /** Events of the payment provider that are still open. */
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
  const generations = (await table<GenerationRow>("generations")).map(([, row]) => row);
  const open = generations.filter(isOpen);
  const purchases = (await table<PurchaseRow>("purchases")).map(([, row]) => row);
  const pictures = new Set(generations.filter(isKept).map(({ picture }) => picture!.imageKey));
  const counted = (await table<number>("guest_pictures")).reduce(
    (sum, [, count]) => sum + count,
    0,
  );
  const guests =
    generations.filter((row) => row.charge?.kind === "guest" && (isKept(row) || isOpen(row)))
      .length;
  const { problems } = await auditSource(await folderSource(dataDir));
  const errors = [
    ...problems,
    // A test takes no day: no count has expired, and nothing has been swept.
    ...(counted === guests ? [] : [`${counted} pictures of guests counted, ${guests} there`]),
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
