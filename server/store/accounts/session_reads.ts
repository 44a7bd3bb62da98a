/** @module Reads who is signed in, as almost every request does. */
import { createBatch } from "../../concurrency/batch.ts";
import { keys } from "../keys.ts";
import { isAlive, type SessionRow } from "./sessions.ts";
import type { UserRow } from "./user_row.ts";

/** A session that a request names, and the moment it has to be alive at. */
export interface NamedSession {
  tokenHash: string;
  userId: number;
  now: number;
}

/** A living session with its user. */
export interface SignedInRows {
  session: SessionRow;
  user: UserRow;
}

/** Null without a living session of this name; reads never older than the call. */
export type ReadSession = (named: NamedSession) => Promise<SignedInRows | null>;

type Entries = [Deno.KvEntryMaybe<SessionRow>, Deno.KvEntryMaybe<UserRow>];

/** Of each session. */
const KEYS = 2;

/** Deno KV reads ten keys at once. The rows of a session always come in one trip, which reads them as of one moment. */
const SESSIONS_AT_ONCE = 5;

/**
 * Reads sessions that are asked for at the same moment together, because a round trip takes longer than the rows
 * it brings. Requests of the same session, as a page sends one for each of its pictures, share its rows.
 */
export function batchedSessions(kv: Pick<Deno.Kv, "getMany">): ReadSession {
  return createBatch((all: NamedSession[]) => {
    const distinct = [...new Map(all.map((named) => [nameOf(named), named])).values()];
    const found = new Map<string, Promise<Entries>>();
    for (let first = 0; first < distinct.length; first += SESSIONS_AT_ONCE) {
      const some = distinct.slice(first, first + SESSIONS_AT_ONCE);
      const trip = kv.getMany<unknown[]>(some.flatMap(keysOf));
      for (const [place, named] of some.entries()) {
        found.set(nameOf(named), trip.then((rows) => entriesAt(rows, place)));
      }
    }
    return all.map((named) =>
      found.get(nameOf(named))!.then((entries) => signedIn(entries, named.now))
    );
  });
}

function nameOf({ tokenHash, userId }: NamedSession): string {
  return `${userId} ${tokenHash}`;
}

/** The entries of the session at this place of a trip. */
function entriesAt(rows: Deno.KvEntryMaybe<unknown>[], place: number): Entries {
  return rows.slice(KEYS * place, KEYS * (place + 1)) as Entries;
}

function keysOf({ tokenHash, userId }: NamedSession): Deno.KvKey[] {
  return [keys.session(tokenHash), keys.user(userId)];
}

function signedIn([session, user]: Entries, now: number): SignedInRows | null {
  if (session.value === null || user.value === null) return null;
  if (!isAlive(session.value, user.value, now)) return null;
  return { session: session.value, user: user.value };
}
