/**
 * @module Passkeys: one row each, found by its credential id, and an index by account. A challenge is a row
 * until it is answered, so that none is answered twice.
 */
import { addAudit } from "./audit_log.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import { keys } from "../keys.ts";
import { addSession, type StoredSession } from "./sessions.ts";
import type { UserRow } from "./user_row.ts";

export interface PasskeyRow {
  /** The credential's own id, base64url. */
  id: string;
  userId: number;
  /** As its owner calls it. */
  name: string;
  /** COSE. */
  publicKey: Uint8Array<ArrayBuffer>;
  /** How often it was used, as it says itself; 0 for ever where it does not count. */
  counter: number;
  /** How the browser reaches it, e.g. `internal`. */
  transports?: string[];
  /** Milliseconds since 1970. */
  createdAt: number;
  usedAt?: number;
}

/** What a challenge was made for: signing in, or adding a passkey to this account. */
export type ChallengePurpose = "sign-in" | { userId: number };

interface ChallengeRow {
  purpose: ChallengePurpose;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** More than a person has devices; a page lists them all. */
export const MAX_PASSKEYS = 20;

/** Keeps a challenge for `lifeMs` milliseconds from `now`. */
export async function addChallenge(
  kv: Deno.Kv,
  challenge: string,
  { purpose, now, lifeMs }: { purpose: ChallengePurpose; now: number; lifeMs: number },
): Promise<void> {
  const row: ChallengeRow = { purpose, expiresAt: now + lifeMs };
  await kv.set(keys.passkeyChallenge(challenge), row, { expireIn: lifeMs });
}

/** Ends the challenge. True when it was made for this and its time is not over; false the second time. */
export async function takeChallenge(
  kv: Deno.Kv,
  challenge: string,
  { purpose, now }: { purpose: ChallengePurpose; now: number },
): Promise<boolean> {
  const taken = await commit<boolean>(async () => {
    const stored = await kv.get<ChallengeRow>(keys.passkeyChallenge(challenge));
    if (!stored.value) return { answer: false };
    const fits = isSame(stored.value.purpose, purpose) && now < stored.value.expiresAt;
    return { operation: atomic(kv).check(stored).delete(stored.key), answer: fits };
  });
  return taken === true;
}

/** The passkey with this credential id; null without one. */
export async function findPasskey(kv: Deno.Kv, id: string): Promise<PasskeyRow | null> {
  return (await kv.get<PasskeyRow>(keys.passkey(id))).value;
}

/** The passkeys of an account, by id. */
export async function listPasskeys(kv: Deno.Kv, userId: number): Promise<PasskeyRow[]> {
  const rows: PasskeyRow[] = [];
  for await (const { value: id } of kv.list<string>({ prefix: keys.passkeysByUser(userId) })) {
    const row = await findPasskey(kv, id);
    if (row) rows.push(row);
  }
  return rows;
}

/** Adds a passkey; "taken" when the credential belongs to an account already, null without its account. */
export function addPasskey(
  kv: Deno.Kv,
  row: PasskeyRow,
): Promise<"added" | "taken" | null | Conflict> {
  return commit<"added" | "taken" | null>(async () => {
    const [passkey, user] = await kv.getMany<[PasskeyRow, UserRow]>([
      keys.passkey(row.id),
      keys.user(row.userId),
    ]);
    if (passkey.value) return { answer: "taken" };
    if (!user.value) return { answer: null };
    const operation = atomic(kv).check(passkey).check(user)
      .set(passkey.key, row)
      .set(keys.passkeyByUser(row.userId, row.id), row.id);
    const at = new Date(row.createdAt);
    addAudit(operation, { at, actor: row.userId, action: "passkey_added", detail: row.name });
    return { operation, answer: "added" };
  });
}

/** Gives a passkey of this account another name. False when there is none. */
export async function renamePasskey(
  kv: Deno.Kv,
  { userId, id, name }: Pick<PasskeyRow, "userId" | "id" | "name">,
): Promise<boolean | Conflict> {
  return await commit<boolean>(async () => {
    const stored = await kv.get<PasskeyRow>(keys.passkey(id));
    if (stored.value?.userId !== userId) return { answer: false };
    const operation = atomic(kv).check(stored).set(stored.key, { ...stored.value, name });
    return { operation, answer: true };
  });
}

/** Removes a passkey of this account. False when there is none. */
export async function removePasskey(
  kv: Deno.Kv,
  { userId, id, at }: Pick<PasskeyRow, "userId" | "id"> & { at: Date },
): Promise<boolean | Conflict> {
  return await commit<boolean>(async () => {
    const stored = await kv.get<PasskeyRow>(keys.passkey(id));
    if (stored.value?.userId !== userId) return { answer: false };
    const operation = atomic(kv).check(stored).delete(stored.key)
      .delete(keys.passkeyByUser(userId, id));
    const detail = stored.value.name;
    addAudit(operation, { at, actor: userId, action: "passkey_removed", detail });
    return { operation, answer: true };
  });
}

/** Removes every passkey of an account that is gone. */
export async function removePasskeys(kv: Deno.Kv, userId: number): Promise<void> {
  for await (const { key, value } of kv.list<string>({ prefix: keys.passkeysByUser(userId) })) {
    await atomic(kv).delete(keys.passkey(value)).delete(key).commit();
  }
}

/**
 * Begins a session of the passkey's account and notes the use, in one commit. False when the passkey is
 * gone, has counted on meanwhile, or its account is gone or suspended.
 */
export function signInWithPasskey(
  kv: Deno.Kv,
  { id, counter, session }: { id: string; counter: number; session: StoredSession },
): Promise<boolean | Conflict> {
  return commit<boolean>(async () => {
    const { userId, createdAt, device } = session.row;
    const [passkey, user] = await kv.getMany<[PasskeyRow, UserRow]>([
      keys.passkey(id),
      keys.user(userId),
    ]);
    if (!passkey.value || !user.value || user.value.suspension) return { answer: false };
    // A counter that does not grow is a copy of the passkey, or the same answer once more.
    if (counter > 0 && counter <= passkey.value.counter) return { answer: false };
    const operation = atomic(kv).check(passkey).check(user)
      .set(passkey.key, { ...passkey.value, counter, usedAt: createdAt });
    addSession(operation, session, user.value.sessionEra);
    const at = new Date(createdAt);
    const detail = `${device}, passkey "${passkey.value.name}"`;
    addAudit(operation, { at, actor: userId, action: "sign_in", detail });
    return { operation, answer: true };
  });
}

function isSame(one: ChallengePurpose, other: ChallengePurpose): boolean {
  if (one === "sign-in" || other === "sign-in") return one === other;
  return one.userId === other.userId;
}
