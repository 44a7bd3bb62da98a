/**
 * @module The e-mail of an account. Where the site sends e-mail, an address counts once its owner has
 * followed a link that was sent there; until then it is only noted, and any number of accounts may note the
 * same.
 */
import { addAudit } from "./audit_log.ts";
import { atomic, commit, type Conflict, type Operation } from "../database/commit.ts";
import { keys } from "../keys.ts";
import type { UserRow } from "./user_row.ts";

/** An address for an account. */
export interface NewEmail {
  userId: number;
  email: string;
  at: Date;
}

/** What an address became that was to be set. */
export type EmailChange = { user: UserRow } | "notFound" | "taken";

/** Sets the address without asking its owner, or answers that another account has it. */
export function replaceEmail(
  kv: Deno.Kv,
  { userId, email, at }: NewEmail,
): Promise<EmailChange | Conflict> {
  return commit<EmailChange>(async () => {
    const [stored, holder] = await readBoth(kv, userId, email);
    if (!stored.value) return { answer: "notFound" };
    if (isTaken(holder, userId)) return { answer: "taken" };
    const { pendingEmail: _, emailVerified, ...rest } = stored.value;
    const verified = isSame(rest.email, email) && emailVerified;
    const user = { ...rest, email, ...(verified && { emailVerified }) };
    const operation = atomic(kv).check(stored).check(holder);
    moveEmail(operation, stored, user);
    addAudit(operation, { at, actor: userId, action: "email_changed" });
    return { operation, answer: { user } };
  });
}

/** Notes an address that is still to be verified; the one that counts stays until then. */
export function noteEmail(
  kv: Deno.Kv,
  { userId, email }: Omit<NewEmail, "at">,
): Promise<UserRow | null | Conflict> {
  return commit<UserRow | null>(async () => {
    const stored = await kv.get<UserRow>(keys.user(userId));
    if (!stored.value) return { answer: null };
    const { pendingEmail: _, ...rest } = stored.value;
    const user: UserRow = isSame(rest.email, email) ? rest : { ...rest, pendingEmail: email };
    return { operation: atomic(kv).check(stored).set(stored.key, user), answer: user };
  });
}

interface EmailLinkRow {
  userId: number;
  email: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface NewEmailLink {
  tokenHash: string;
  userId: number;
  email: string;
  /** Milliseconds since 1970. */
  now: number;
  lifeMs: number;
}

/** Writes a link with which this address is verified, stored under the hash of its token. */
export async function addEmailLink(
  kv: Deno.Kv,
  { tokenHash, userId, email, now, lifeMs }: NewEmailLink,
): Promise<void> {
  const row: EmailLinkRow = { userId, email, expiresAt: now + lifeMs };
  await kv.set(keys.emailLink(tokenHash), row, { expireIn: lifeMs });
}

/** What following a link came to. */
export type Verification =
  | { user: UserRow; /** The address that counted before, if another one did. */ before?: string }
  | "ended"
  | "taken";

/**
 * Makes the address of this link the one that counts, and ends the link, in one commit. A link has ended
 * when it was used, when its time is over, or when the account has noted another address since.
 */
export function useEmailLink(
  kv: Deno.Kv,
  { tokenHash, at }: { tokenHash: string; at: Date },
): Promise<Verification | Conflict> {
  return commit<Verification>(async () => {
    const link = await kv.get<EmailLinkRow>(keys.emailLink(tokenHash));
    if (!link.value || at.getTime() >= link.value.expiresAt) return { answer: "ended" };
    const { userId, email } = link.value;
    const [stored, holder] = await readBoth(kv, userId, email);
    if (!stored.value) return { answer: "ended" };
    const { email: before, pendingEmail, ...rest } = stored.value;
    if ((pendingEmail ?? before) !== email) return { answer: "ended" };
    if (isTaken(holder, userId)) return { answer: "taken" };

    const user = { ...rest, email, emailVerified: true as const };
    const operation = atomic(kv).check(link).check(stored).check(holder).delete(link.key);
    moveEmail(operation, stored, user);
    addAudit(operation, { at, actor: userId, action: "email_verified" });
    const isNew = before !== null && !isSame(before, email);
    if (isNew) addAudit(operation, { at, actor: userId, action: "email_changed" });
    return { operation, answer: { user, ...(isNew && { before }) } };
  });
}

function readBoth(kv: Deno.Kv, userId: number, email: string) {
  return kv.getMany<[UserRow, number]>([keys.user(userId), keys.userByEmail(email.toLowerCase())]);
}

function isTaken({ value }: Deno.KvEntryMaybe<number>, userId: number): boolean {
  return value !== null && value !== userId;
}

/** Writes the user with a new address, and moves the index along. */
function moveEmail(
  operation: Operation,
  { key, value }: Deno.KvEntry<UserRow>,
  user: UserRow & { email: string },
): void {
  if (value.email !== null && !isSame(value.email, user.email)) {
    operation.delete(keys.userByEmail(value.email.toLowerCase()));
  }
  operation.set(key, user).set(keys.userByEmail(user.email.toLowerCase()), user.id);
}

/** Addresses differ by more than their case. */
function isSame(email: string | null, other: string): boolean {
  return email?.toLowerCase() === other.toLowerCase();
}
