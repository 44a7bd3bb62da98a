/**
 * @module The e-mail of an account: changing it and, where the site sends e-mail, verifying it.
 *
 * Where the site sends e-mail no answer reveals whether an address belongs to another account: the
 * new address is noted, and a letter to it says the rest. Without e-mail an address cannot be
 * verified; it counts at once, and one that another account has is refused.
 */
import type { EmailState } from "../../lib/email_state.ts";
import type { EmailChange } from "../../lib/schemas/account_changes.ts";
import type { Config } from "../config.ts";
import { DAY_MS } from "../../lib/durations.ts";
import { Failure } from "../failures/failure.ts";
import { emailChangedLetter, emailTakenLetter, verificationLetter } from "../mail/letters.ts";
import type { Mailer } from "../mail/mailer.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import { addEmailLink, noteEmail, replaceEmail, useEmailLink } from "../store/accounts/emails.ts";
import { findUser, findUserByName } from "../store/accounts/users.ts";
import type { UserRow } from "../store/accounts/user_row.ts";
import { confirmPassword } from "./confirmation.ts";
import type { Limits } from "./limits.ts";
import type { Passwords } from "./passwords.ts";
import { isToken, newToken, tokenHash } from "./secret_token.ts";
import { t } from "../../lib/i18n/translate.ts";

const LINK_LIFE_MS = DAY_MS;

export interface EmailDeps {
  kv: Deno.Kv;
  config: Pick<Config, "appUrl">;
  passwords: Passwords;
  limits: Limits;
  mailer: Mailer | undefined;
  now: () => Date;
}

/** The e-mail of this user, for the user. Throws `unauthenticated` when the account is gone. */
export async function emailState(kv: Deno.Kv, userId: number): Promise<EmailState> {
  return toState(present(await findUser(kv, userId)));
}

/** Changes the address, or notes the new one until it is verified. */
export async function changeEmail(
  deps: EmailDeps,
  userId: number,
  { email, password }: EmailChange,
): Promise<EmailState> {
  const { kv, mailer, now } = deps;
  await confirmPassword(deps, userId, { password, field: "password" });
  if (!mailer) {
    const change = orConflict(await replaceEmail(kv, { userId, email, at: now() }));
    if (change === "taken") throw emailTaken();
    return toState(present(change === "notFound" ? null : change.user));
  }
  const user = orConflict(await noteEmail(kv, { userId, email }));
  sendVerification(deps, present(user));
  return toState(present(user));
}

/** Sends the link for the address that is to be verified. Throws `conflict` when there is none. */
export async function resendVerification(deps: EmailDeps, userId: number): Promise<void> {
  const user = present(await findUser(deps.kv, userId));
  if (!deps.mailer || !unverified(user)) {
    throw new Failure("conflict", t("There is no e-mail to be confirmed."));
  }
  await deps.limits.resend(`user ${userId}`);
  sendVerification(deps, user);
}

/** Queues the letter about the address of this user that is to be verified, if there is one. */
export function sendVerification(
  { kv, config, limits, mailer, now }: Omit<EmailDeps, "passwords">,
  user: UserRow,
): void {
  const email = unverified(user);
  if (email === undefined) return;
  mailer?.queue(async () => {
    if (!await limits.mayMail(email)) return null;
    const holder = await findUserByName(kv, email);
    if (holder && holder.id !== user.id) {
      const link = `${config.appUrl}/forgot-password`;
      return emailTakenLetter({ to: email, username: holder.username, link });
    }
    const token = newToken();
    await addEmailLink(kv, {
      tokenHash: tokenHash(token),
      userId: user.id,
      email,
      now: now().getTime(),
      lifeMs: LINK_LIFE_MS,
    });
    const parameters = new URLSearchParams({ token, name: user.username });
    const link = `${config.appUrl}/verify-email#${parameters}`;
    return verificationLetter({ to: email, username: user.username, link });
  });
}

/**
 * Makes the address of the link count, and informs the one before. Throws `gone` for an ended link,
 * `conflict` for a taken address.
 */
export async function verifyEmail(
  { kv, mailer, now }: Pick<EmailDeps, "kv" | "mailer" | "now">,
  token: string,
): Promise<void> {
  const outcome = isToken(token)
    ? orConflict(await useEmailLink(kv, { tokenHash: tokenHash(token), at: now() }))
    : "ended";
  if (outcome === "taken") throw emailTaken();
  if (outcome === "ended") {
    throw new Failure("gone", t("This link has been used already, or its day is over."));
  }
  const { user: { username }, before } = outcome;
  if (before) {
    mailer?.queue(() => Promise.resolve(emailChangedLetter({ to: before, username })));
  }
}

/** The address a letter to this user goes to. */
export function emailOf({ email, pendingEmail }: UserRow): string {
  return email ?? pendingEmail!;
}

function unverified({ email, emailVerified, pendingEmail }: UserRow): string | undefined {
  return pendingEmail ?? (emailVerified ? undefined : email ?? undefined);
}

function toState({ email, emailVerified, pendingEmail }: UserRow): EmailState {
  return { email, verified: emailVerified ?? false, pending: pendingEmail ?? null };
}

function present(user: UserRow | null): UserRow {
  if (user) return user;
  throw new Failure("unauthenticated", t("Please sign in first."));
}

/** The failure of an address that another account has, at the field `email`. */
export function emailTaken(): Failure {
  const message = t("Email already exists");
  return new Failure("conflict", message, { issues: [{ path: "email", message }] });
}
