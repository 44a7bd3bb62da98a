/**
 * @module Sessions, stored under the hash of their token: a copy of the database is not enough to sign in.
 *
 * A session ends 30 days after it was last used, 90 days after it began, when its row is deleted, or when
 * its user's era has moved on.
 */
import { DAY_MS } from "../../../lib/durations.ts";
import { addAudit } from "./audit_log.ts";
import { atomic, commit, type Conflict, type Operation } from "../database/commit.ts";
import { keys } from "../keys.ts";
import type { UserRow } from "./user_row.ts";

const IDLE_LIFE_MS = 30 * DAY_MS;
const LONGEST_LIFE_MS = 90 * DAY_MS;

/** A session, as it is stored. */
export interface SessionRow {
  /** ULID; the owner sees it, and it opens nothing. */
  id: string;
  /** Whose it is. */
  userId: number;
  /** The user's `sessionEra` when it began. */
  era: number;
  /** Where it was begun, in plain words. */
  device: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** When it was last used, at most a day ago. */
  usedAt: number;
  /** The coarse network it was last used from, e.g. "203.0.113.…"; sessions that began before it was kept have none. */
  network?: string;
}

/** A use of a session: when, and from which coarse network, where that is known. */
export interface SessionUse {
  /** Milliseconds since 1970. */
  now: number;
  /** Undefined where it is not known. */
  network: string | undefined;
}

/** A session to be written, and where. The era comes with the user. */
export interface StoredSession {
  /** SHA-256 of the token, the row's key. */
  tokenHash: string;
  /** What is stored. */
  row: Omit<SessionRow, "era">;
}

/** When a session ends unless it is used again. */
export function endOf({ createdAt, usedAt }: Pick<SessionRow, "createdAt" | "usedAt">): number {
  return Math.min(usedAt + IDLE_LIFE_MS, createdAt + LONGEST_LIFE_MS);
}

/** Whether a session still counts at this moment. A suspended account has none that does. */
export function isAlive(row: SessionRow, user: UserRow, now: number): boolean {
  if (user.suspension) return false;
  return row.userId === user.id && row.era === user.sessionEra && now < endOf(row);
}

/** Begins a session in this era of its user, which is a sign-in. */
export async function startSession(
  kv: Deno.Kv,
  session: StoredSession,
  era: number,
): Promise<void> {
  const operation = atomic(kv);
  addSession(operation, session, era);
  const { userId, device, createdAt } = session.row;
  const at = new Date(createdAt);
  addAudit(operation, { at, actor: userId, action: "sign_in", detail: device });
  await operation.commit();
}

/** Adds a session that begins, or one that is written again. */
export function addSession(
  operation: Operation,
  { tokenHash, row }: StoredSession,
  era: number,
): void {
  // This only tidies: readers of the row compare its moments.
  const life = { expireIn: endOf(row) - row.usedAt };
  operation.set(keys.session(tokenHash), { ...row, era }, life)
    .set(keys.sessionByUser(row.userId, row.id), tokenHash, life);
}

/** The user whose session this token began, however long ago; null when it began none. */
export async function findSessionOwner(kv: Deno.Kv, tokenHash: string): Promise<number | null> {
  return (await kv.get<SessionRow>(keys.session(tokenHash))).value?.userId ?? null;
}

/** Whether it is time to note again that a session is in use: once a day, and from each other network. */
export function isRenewalDue({ usedAt, network }: SessionRow, use: SessionUse): boolean {
  return use.now - usedAt >= DAY_MS || use.network !== network;
}

/** Notes that a session is in use. Null when it has ended in the meantime, or was just renewed. */
export function renewSession(
  kv: Deno.Kv,
  tokenHash: string,
  use: SessionUse,
): Promise<SessionRow | null | Conflict> {
  return commit<SessionRow | null>(async () => {
    const session = await kv.get<SessionRow>(keys.session(tokenHash));
    if (session.value === null || !isRenewalDue(session.value, use)) return { answer: null };
    const row = { ...session.value, usedAt: use.now, network: use.network };
    // Without the check a session that is being ended would come back.
    const operation = atomic(kv).check(session);
    addSession(operation, { tokenHash, row }, row.era);
    return { operation, answer: row };
  });
}

/** The living sessions of a user, the newest first. */
export async function listSessions(kv: Deno.Kv, user: UserRow, now: number): Promise<SessionRow[]> {
  const rows: SessionRow[] = [];
  const index = kv.list<string>({ prefix: keys.sessionsByUser(user.id) }, { reverse: true });
  for await (const { value: tokenHash } of index) {
    const { value: row } = await kv.get<SessionRow>(keys.session(tokenHash));
    if (row && isAlive(row, user, now)) rows.push(row);
  }
  return rows;
}

/** Ends one session of this user. False when there is none with this id. */
export async function endSession(kv: Deno.Kv, userId: number, id: string): Promise<boolean> {
  const index = await kv.get<string>(keys.sessionByUser(userId, id));
  if (index.value === null) return false;
  await atomic(kv).delete(keys.session(index.value)).delete(index.key).commit();
  return true;
}

/**
 * Ends every session of this user but the one with this id, in one commit. Answers the user as it then is;
 * null when that session has ended itself.
 */
export function endOtherSessions(
  kv: Deno.Kv,
  userId: number,
  id: string,
): Promise<UserRow | null | Conflict> {
  return commit<UserRow | null>(async () => {
    const { value: tokenHash } = await kv.get<string>(keys.sessionByUser(userId, id));
    if (tokenHash === null) return { answer: null };
    const [session, stored] = await kv.getMany<[SessionRow, UserRow]>([
      keys.session(tokenHash),
      keys.user(userId),
    ]);
    if (session.value === null || stored.value === null) return { answer: null };
    if (session.value.era !== stored.value.sessionEra) return { answer: null };
    const era = stored.value.sessionEra + 1;
    const user = { ...stored.value, sessionEra: era };
    const operation = atomic(kv).check(session).check(stored).set(stored.key, user);
    addSession(operation, { tokenHash, row: session.value }, era);
    return { operation, answer: user };
  });
}

/** Deletes the rows of a user's sessions; with an era, only of those that began in an earlier one. */
export async function removeSessions(kv: Deno.Kv, userId: number, era = Infinity): Promise<void> {
  for await (const index of kv.list<string>({ prefix: keys.sessionsByUser(userId) })) {
    const session = await kv.get<SessionRow>(keys.session(index.value));
    if (session.value && session.value.era >= era) continue;
    await atomic(kv).delete(session.key).delete(index.key).commit();
  }
}
