/**
 * @module Accounts: one row each, found by id, by username and by e-mail, both whatever their case.
 */
import { type Balance, STARTING_GENERATIONS } from "../../../lib/credits.ts";
import type { User } from "../../../lib/user.ts";
import { addAudit } from "./audit_log.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import { keys } from "../keys.ts";
import { openBalance } from "../credits/ledger.ts";
import { addAdmission, type Admission, type NotAdmitted } from "./registration.ts";
import { addSession, type StoredSession } from "./sessions.ts";
import { toUser, type UserRow } from "./user_row.ts";

/** Characters of the longest e-mail address; a URL may hold more than a key of the database can. */
const LONGEST_NAME = 254;

/** A name that another account has. */
export type Taken = "username" | "email";

/** Which of the two is taken already, if any. */
export async function findTaken(
  kv: Deno.Kv,
  names: Pick<UserRow, "username" | "email">,
): Promise<Taken | null> {
  const [username, email] = await kv.getMany<number[]>(nameKeys(names));
  if (username!.value !== null) return "username";
  return email && email.value !== null ? "email" : null;
}

/**
 * Writes the account with its first credits and its first session, or answers which name is taken, or why
 * this visitor is not admitted. Without an admission, as tools write accounts, everyone is.
 */
export function createUser(
  kv: Deno.Kv,
  user: UserRow,
  session: StoredSession,
  admission?: Omit<Admission, "at">,
): Promise<User | Taken | NotAdmitted | Conflict> {
  const at = new Date(user.createdAt);
  return commit<User | Taken | NotAdmitted>(async () => {
    const taken = await findTaken(kv, user);
    if (taken) return { answer: taken };
    const operation = atomic(kv).check({ key: keys.user(user.id), versionstamp: null })
      .set(keys.user(user.id), user);
    for (const key of nameKeys(user)) {
      operation.check({ key, versionstamp: null }).set(key, user.id);
    }
    openBalance(operation, {
      userId: user.id,
      amount: STARTING_GENERATIONS,
      cause: { kind: "grant", reference: "registration", at },
    });
    addSession(operation, session, user.sessionEra);
    addAudit(operation, { at, actor: user.id, action: "registered", detail: session.row.device });
    const refusal = admission && await addAdmission(kv, operation, { ...admission, at });
    if (refusal) return { answer: refusal };
    return { operation, answer: toUser(user, { available: STARTING_GENERATIONS, held: 0 }) };
  });
}

/** The account with this id; null when there is none. */
export async function findUser(kv: Deno.Kv, id: number): Promise<UserRow | null> {
  return (await kv.get<UserRow>(keys.user(id))).value;
}

/** The user as responses show them; null when there is none. */
export async function readUser(kv: Deno.Kv, id: number): Promise<User | null> {
  const [user, balance] = await kv.getMany<[UserRow, Balance]>([keys.user(id), keys.balance(id)]);
  return user.value && balance.value && toUser(user.value, balance.value);
}

/**
 * The account of this username or e-mail; usernames have no `@`. Reads as often for an unknown name as for
 * a known one, so that both take the same time.
 */
export async function findUserByName(
  kv: Deno.Kv,
  usernameOrEmail: string,
): Promise<UserRow | null> {
  const name = usernameOrEmail.toLowerCase();
  if (name.length > LONGEST_NAME) return null;
  const key = name.includes("@") ? keys.userByEmail(name) : keys.userByUsername(name);
  const { value: id } = await kv.get<number>(key);
  return await findUser(kv, id ?? 0);
}

/**
 * Replaces the password, ends every session and begins a new one, in one commit. Null when the password is
 * no longer the one whose hash is `known`.
 */
export function replacePassword(
  kv: Deno.Kv,
  { userId, known, passwordHash }: { userId: number; known: string; passwordHash: string },
  session: StoredSession,
): Promise<UserRow | null | Conflict> {
  return commit<UserRow | null>(async () => {
    const stored = await kv.get<UserRow>(keys.user(userId));
    if (stored.value?.passwordHash !== known) return { answer: null };
    const sessionEra = stored.value.sessionEra + 1;
    const user = { ...stored.value, passwordHash, sessionEra };
    const operation = atomic(kv).check(stored).set(stored.key, user);
    addSession(operation, session, sessionEra);
    const at = new Date(session.row.createdAt);
    addAudit(operation, { at, actor: userId, action: "password_changed" });
    return { operation, answer: user };
  });
}

/**
 * Deletes the account, its names and its balance in one commit, and leaves a note that the rest of what
 * belonged to it is still to be removed. False when there was no such account.
 */
export function deleteUser(kv: Deno.Kv, id: number, at: Date): Promise<boolean | Conflict> {
  return commit<boolean>(async () => {
    const stored = await kv.get<UserRow>(keys.user(id));
    if (!stored.value) return { answer: false };
    const operation = atomic(kv).check(stored)
      .delete(stored.key)
      .delete(keys.balance(id))
      .delete(keys.owner(id))
      .set(keys.deletion(id), at.getTime());
    for (const key of nameKeys(stored.value)) operation.delete(key);
    addAudit(operation, { at, actor: id, action: "account_deleted" });
    return { operation, answer: true };
  });
}

function nameKeys({ username, email }: Pick<UserRow, "username" | "email">): Deno.KvKey[] {
  const key = keys.userByUsername(username.toLowerCase());
  return email === null ? [key] : [key, keys.userByEmail(email.toLowerCase())];
}
