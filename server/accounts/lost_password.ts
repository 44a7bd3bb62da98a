/**
 * @module Lost passwords: a link that works once, for an hour, and the new password chosen with it. The
 * link comes by e-mail, from the operator, or from an owner of the site.
 */
import type { AuditActor } from "../../lib/admin/audit_actions.ts";
import type { PasswordReset } from "../../lib/schemas/mailed_links.ts";
import type { Config } from "../config.ts";
import { HOUR_MS } from "../../lib/durations.ts";
import { Failure } from "../failures/failure.ts";
import { passwordLetter } from "../mail/letters.ts";
import type { Mailer } from "../mail/mailer.ts";
import { recordAudit } from "../store/accounts/audit_log.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import {
  addPasswordLink,
  findPasswordLink,
  usePasswordLink,
} from "../store/accounts/password_links.ts";
import { removeSessions } from "../store/accounts/sessions.ts";
import { findUserByName } from "../store/accounts/users.ts";
import type { UserRow } from "../store/accounts/user_row.ts";
import { refuseCommonPassword } from "./password_blocklist.ts";
import { emailOf } from "./email.ts";
import type { Limits } from "./limits.ts";
import type { Passwords } from "./passwords.ts";
import { isToken, newToken, tokenHash } from "./secret_token.ts";
import { t } from "../../lib/i18n/translate.ts";

const LINK_LIFE_MS = HOUR_MS;

/** A link that sets a new password. */
export interface PasswordLink {
  /** Whose password it sets. */
  username: string;
  /** URL of the page where the new password is chosen. It is a secret, and not kept. */
  link: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** What making such a link needs. */
export interface LinkDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Where the site is. */
  config: Pick<Config, "appUrl">;
  /** The clock. */
  now: () => Date;
}

/** What finding back into an account needs. */
export interface LostPasswordDeps extends LinkDeps {
  /** Hashes the new password. */
  passwords: Passwords;
  /** How often it may be asked for. */
  limits: Limits;
  /** Sends the link; absent where no mail is set up. */
  mailer: Mailer | undefined;
}

/** A link for the account with this username or e-mail. Throws `notFound` when there is none. */
export async function createPasswordLink(
  deps: LinkDeps,
  usernameOrEmail: string,
  actor: AuditActor,
): Promise<PasswordLink> {
  const user = await findUserByName(deps.kv, usernameOrEmail);
  if (!user) {
    throw new Failure("notFound", t('There is no account "{name}".', { name: usernameOrEmail }));
  }
  return await linkFor(deps, user, actor);
}

/**
 * E-mails a link to the account with this name, if there is one. The answer reveals nothing:
 * everything about the name happens after it.
 */
export async function forgetPassword(
  deps: LostPasswordDeps,
  usernameOrEmail: string,
  clientAddress: string,
): Promise<void> {
  await deps.limits.forgot(clientAddress, usernameOrEmail);
  deps.mailer?.queue(async () => {
    const user = await findUserByName(deps.kv, usernameOrEmail);
    if (!user || !await deps.limits.mayMail(emailOf(user))) return null;
    const { username, link } = await linkFor(deps, user, null);
    return passwordLetter({ to: emailOf(user), username, link });
  });
}

/**
 * Replaces the password and ends every session. Throws `gone` for an ended link, `invalid` for a
 * common password.
 */
export async function resetPassword(
  { kv, passwords, now }: LostPasswordDeps,
  { token, password }: PasswordReset,
): Promise<void> {
  if (!isToken(token)) throw linkEnded();
  const hash = tokenHash(token);
  // Hashing a password is costly, so only a link that works leads to it.
  if (!await findPasswordLink(kv, hash, now().getTime())) throw linkEnded();
  await refuseCommonPassword(password, "password");
  const passwordHash = await passwords.hash(password);
  const user = orConflict(await usePasswordLink(kv, { tokenHash: hash, passwordHash, now: now() }));
  if (!user) throw linkEnded();
  // They have ended already; only their rows are left.
  await removeSessions(kv, user.id, user.sessionEra);
}

async function linkFor(
  { kv, config, now }: LinkDeps,
  user: UserRow,
  actor: AuditActor,
): Promise<PasswordLink> {
  const token = newToken();
  const at = now();
  const moment = at.getTime();
  await addPasswordLink(kv, {
    tokenHash: tokenHash(token),
    user,
    now: moment,
    lifeMs: LINK_LIFE_MS,
  });
  await recordAudit(kv, { at, actor, action: "password_reset_requested", subject: user.id });
  return {
    username: user.username,
    // What follows the # never leaves the browser: no proxy logs it and no other site receives it.
    link: `${config.appUrl}/reset-password#${new URLSearchParams({ token, name: user.username })}`,
    expiresAt: new Date(moment + LINK_LIFE_MS).toISOString(),
  };
}

function linkEnded(): Failure {
  return new Failure("gone", t("This link has been used already, or its hour is over."));
}
