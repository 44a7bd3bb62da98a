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

/** Deno KV reads ten keys at once. The rows of a session always come in one trip, which reads them as of one moment. */
const SESSIONS_AT_ONCE = 3;

/**
 * Reads sessions that are asked for at the same moment together, because a round trip takes longer than the rows
 * it brings. Requests of the same session, as a page sends one for each of its pictures, share its rows.
 */
export function batchedSessions(kv: Pick<Deno.Kv, "getMany">): ReadSession {
  return createBatch((all: NamedSession[]) => {
    const distinct = new Map(all.map((named) => [nameOf(named), named]));
    const entries = readAll(kv, [...distinct.values()]);
    const places = new Map([...distinct.keys()].map((name, place) => [name, place]));
    return all.map(async (named) =>
      signedIn((await entries)[places.get(nameOf(named))!]!, named.now)
    );
  });
}

/** The entries of each session, in the same order. */
async function readAll(kv: Pick<Deno.Kv, "getMany">, all: NamedSession[]): Promise<Entries[]> {
  const trips: Promise<Deno.KvEntryMaybe<unknown>[]>[] = [];
  for (let first = 0; first < all.length; first += SESSIONS_AT_ONCE) {
    const named = all.slice(first, first + SESSIONS_AT_ONCE);
    trips.push(kv.getMany<unknown[]>(named.flatMap(keysOf)));
  }
  const entries = (await Promise.all(trips)).flat();
  return all.map((_, place) => entries.slice(KEYS * place, KEYS * (place + 1)) as Entries);
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
