/**
 * @module Accounts in lists: the newest first, or those whose name or e-mail begins in some way.
 */
import { keys } from "../keys.ts";
import { readMany } from "../database/read_many.ts";
import type { UserRow } from "./user_row.ts";
import { readPage } from "../database/page_of.ts";

export interface AccountQuery {
  /** Beginning of a username or an e-mail, whatever its case; empty for every account. */
  prefix: string;
  limit: number;
  /** `next` of the page before. */
  cursor?: string;
}

export interface AccountPage {
  users: UserRow[];
  next?: string;
}

/** The two indexes in the order in which they are searched, by their name in cursors. */
const INDEXES = { name: keys.usersByUsername, email: keys.usersByEmail };
type IndexName = keyof typeof INDEXES;

/** A match in an index; what to say to go on after it. */
interface Match {
  userId: number;
  cursor: string;
}

/** Greater than every character. */
const LAST = "\u{10ffff}";

/** A page of at most `limit` accounts; without a prefix, the newest. */
export async function searchAccounts(
  kv: Deno.Kv,
  { prefix, limit, cursor }: AccountQuery,
): Promise<AccountPage> {
  if (prefix === "") return await newestAccounts(kv, limit, cursor);
  const wanted = prefix.toLowerCase();
  const { rows: matches, ...rest } = await readPage(
    eachMatch(kv, wanted, cursor),
    limit,
    (match) => match.cursor,
  );
  const rows = await readMany<UserRow>(kv, matches.map(({ userId }) => keys.user(userId)));
  return { users: rows.filter((row) => row !== null), ...rest };
}

async function newestAccounts(kv: Deno.Kv, limit: number, cursor?: string): Promise<AccountPage> {
  const end = cursor !== undefined && /^\d{1,15}$/.test(cursor)
    ? { end: keys.user(Number(cursor)) }
    : {};
  const list = kv.list<UserRow>({ prefix: keys.users, ...end }, {
    reverse: true,
    limit: limit + 1,
  });
  const { rows, ...rest } = await readPage(list, limit, ({ value }) => String(value.id));
  return { users: rows.map(({ value }) => value), ...rest };
}

/** First by name, then by e-mail those whose name does not match. */
async function* eachMatch(kv: Deno.Kv, prefix: string, cursor = ""): AsyncIterable<Match> {
  const [at, ...rest] = cursor.split(":");
  const names = Object.keys(INDEXES) as IndexName[];
  const first = names.indexOf(at as IndexName);
  for (const name of names.slice(Math.max(0, first))) {
    const index = INDEXES[name];
    // The key right after the one a cursor names has one more character.
    const from = name === at ? `${rest.join(":")}\0` : prefix;
    const selector = { start: [...index, from], end: [...index, prefix + LAST] };
    for await (const { key, value: userId } of kv.list<number>(selector)) {
      if (name === "email" && await hasName(kv, userId, prefix)) continue;
      yield { userId, cursor: `${name}:${String(key.at(-1))}` };
    }
  }
}

async function hasName(kv: Deno.Kv, userId: number, prefix: string): Promise<boolean> {
  const { value } = await kv.get<UserRow>(keys.user(userId));
  return value?.username.toLowerCase().startsWith(prefix) ?? false;
}
