/**
 * Reads who is signed in, as almost every request does.
 *
 * @module
 */
import type { Balance } from "../../../lib/credits.ts";
import { createBatch } from "../../concurrency/batch.ts";
import { keys } from "../keys.ts";
import { isAlive, type SessionRow } from "./sessions.ts";
import type { UserRow } from "./users.ts";

/** A session that a request names, and the moment it has to be alive at. */
export interface NamedSession {
  tokenHash: string;
  userId: number;
  now: number;
}

/** A living session with its user and balance. */
export interface SignedInRows {
  session: SessionRow;
  user: UserRow;
  balance: Balance;
}

/** Null without a living session of this name; reads never older than the call. */
export type ReadSession = (named: NamedSession) => Promise<SignedInRows | null>;

type Entries = [
  Deno.KvEntryMaybe<SessionRow>,
  Deno.KvEntryMaybe<UserRow>,
  Deno.KvEntryMaybe<Balance>,
];

/** Of each session. */
const KEYS = 3;

/** What Deno KV reads at once. */
const KEYS_AT_ONCE = 10;

/**
 * Reads sessions that are asked for at the same moment together, because a round trip takes longer than the rows
 * it brings. Requests of the same session, as a page sends one for each of its pictures, share its rows.
 */
export function batchedSessions(kv: Pick<Deno.Kv, "getMany">): ReadSession {
  return createBatch((all: NamedSession[]) => {
    const distinct = new Map(all.map((named) => [nameOf(named), named]));
    const entries = readAll(kv, [...distinct.values()].flatMap(keysOf));
    const places = new Map([...distinct.keys()].map((name, place) => [name, KEYS * place]));
    return all.map(async (named) => {
      const from = places.get(nameOf(named))!;
      return signedIn((await entries).slice(from, from + KEYS) as Entries, named.now);
    });
  });
}

/** The rows of a session may come in two round trips: both begin after it was asked for. */
async function readAll(kv: Pick<Deno.Kv, "getMany">, all: Deno.KvKey[]) {
  const trips: Promise<Deno.KvEntryMaybe<unknown>[]>[] = [];
  for (let first = 0; first < all.length; first += KEYS_AT_ONCE) {
    trips.push(kv.getMany<unknown[]>(all.slice(first, first + KEYS_AT_ONCE)));
  }
  return (await Promise.all(trips)).flat();
}

function nameOf({ tokenHash, userId }: NamedSession): string {
  return `${userId} ${tokenHash}`;
}

function keysOf({ tokenHash, userId }: NamedSession): Deno.KvKey[] {
  return [keys.session(tokenHash), keys.user(userId), keys.balance(userId)];
}

function signedIn([session, user, balance]: Entries, now: number): SignedInRows | null {
  if (session.value === null || user.value === null || balance.value === null) return null;
  if (!isAlive(session.value, user.value, now)) return null;
  return { session: session.value, user: user.value, balance: balance.value };
}
