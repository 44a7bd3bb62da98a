/**
 * @module Links with which the owner of an account chooses a new password, stored under the hash of their
 * token. A link ends when it is used, when its time is over, and when the password or the e-mail changes.
 */
import { hash } from "node:crypto";
import { addAudit } from "./audit_log.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import { keys } from "../keys.ts";
import type { UserRow } from "./user_row.ts";

interface PasswordLinkRow {
  userId: number;
  /** Another one after every change of the password or the e-mail. */
  credentials: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface NewPasswordLink {
  tokenHash: string;
  user: UserRow;
  /** Milliseconds since 1970. */
  now: number;
  lifeMs: number;
}

/** Writes a link for this user as the row is now. */
export async function addPasswordLink(
  kv: Deno.Kv,
  { tokenHash, user, now, lifeMs }: NewPasswordLink,
): Promise<void> {
  const row: PasswordLinkRow = {
    userId: user.id,
    credentials: credentialsOf(user),
    expiresAt: now + lifeMs,
  };
  await kv.set(keys.passwordLink(tokenHash), row, { expireIn: lifeMs });
}

/** The user whose link this is; null when it has ended or never was. */
export async function findPasswordLink(
  kv: Deno.Kv,
  tokenHash: string,
  now: number,
): Promise<UserRow | null> {
  return (await readLink(kv, tokenHash, now))?.user.value ?? null;
}

export interface PasswordByLink {
  tokenHash: string;
  passwordHash: string;
  now: Date;
}

/**
 * Replaces the password, ends every session and the link itself, in one commit. Answers the user as it then
 * is; null when the link has ended.
 */
export function usePasswordLink(
  kv: Deno.Kv,
  { tokenHash, passwordHash, now }: PasswordByLink,
): Promise<UserRow | null | Conflict> {
  return commit<UserRow | null>(async () => {
    const found = await readLink(kv, tokenHash, now.getTime());
    if (!found) return { answer: null };
    const { link, user } = found;
    const { sessionEra } = user.value;
    const changed = { ...user.value, passwordHash, sessionEra: sessionEra + 1 };
    const operation = atomic(kv).check(link).check(user).delete(link.key).set(user.key, changed);
    addAudit(operation, { at: now, actor: changed.id, action: "password_reset" });
    return { operation, answer: changed };
  });
}

/** The entries of a link that has not ended and of its user. */
async function readLink(kv: Deno.Kv, tokenHash: string, now: number) {
  const link = await kv.get<PasswordLinkRow>(keys.passwordLink(tokenHash));
  if (!link.value || now >= link.value.expiresAt) return null;
  const user = await kv.get<UserRow>(keys.user(link.value.userId));
  if (!user.value || credentialsOf(user.value) !== link.value.credentials) return null;
  return { link, user };
}

/** A hash of what the link depends on: the password's own hash is kept in one place only. */
function credentialsOf({ passwordHash, email, pendingEmail }: UserRow): string {
  return hash("sha256", `${passwordHash} ${email ?? pendingEmail}`);
}
