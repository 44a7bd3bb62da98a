/** @module The two ways in: a new account, or the password of an existing one. */
import type { LoginRequest, RegisterRequest } from "../../lib/schemas/account.ts";
import type { RegistrationMode } from "../../lib/registration.ts";
import type { Config } from "../config.ts";
import { Failure } from "../failures/failure.ts";
import { recordAudit } from "../store/accounts/audit_log.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import type { Registration } from "../registration/registration.ts";
import type { NotAdmitted } from "../store/accounts/registration.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { NextId } from "../store/database/sequences.ts";
import { startSession } from "../store/accounts/sessions.ts";
import {
  createUser,
  findTaken,
  findUserByName,
  readUser,
  type Taken,
} from "../store/accounts/users.ts";
import type { UserRow } from "../store/accounts/user_row.ts";
import type { Client, SignedIn } from "./signed_in.ts";
import { emailTaken, sendVerification } from "./email.ts";
import { refuseCommonPassword } from "./password_blocklist.ts";
import type { Limits } from "./limits.ts";
import type { Passwords } from "./passwords.ts";
import { newSession } from "./sessions.ts";
import { refuseProfanity } from "../profanity/refuse_profanity.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

export interface AuthenticationDeps {
  kv: Deno.Kv;
  passwords: Passwords;
  limits: Limits;
  mailer: Mailer | undefined;
  config: Pick<Config, "appUrl">;
  nextUserId: NextId;
  registration: Pick<Registration, "notice">;
  /** The registration mode while no owner has set one. */
  defaultMode: RegistrationMode;
  now: () => Date;
}

/** Opens an account and signs in to it, in one commit. */
export async function register(
  deps: AuthenticationDeps,
  { username, email, password, invitation }: RegisterRequest,
  { clientAddress, device }: Client,
): Promise<SignedIn> {
  const { kv, passwords, limits, nextUserId, registration, defaultMode, mailer, now } = deps;
  const { mode, invited } = await registration.notice(invitation ?? null);
  if (mode === "closed") throw notAdmitted("closed");
  if (mode === "invitation" && !invited) throw notAdmitted(invitation ? "used" : "uninvited");
  refuseProfanity({ username });
  // Before it counts: a registration that found no place in line can be repeated.
  passwords.admit();
  await limits.register(clientAddress);
  await refuseCommonPassword(password, "password");
  // A taken name is refused before the hash is computed. With e-mail an address counts once it is
  // verified, and only its owner learns that it is taken.
  const emails = mailer ? { email: null, pendingEmail: email } : { email };
  const taken = await findTaken(kv, { username, ...emails });
  if (taken) throw alreadyExists(taken);

  const passwordHash = await passwords.hash(password);
  const moment = now();
  const row: UserRow = {
    id: await nextUserId(),
    username,
    ...emails,
    passwordHash,
    sessionEra: 0,
    createdAt: moment.toISOString(),
  };
  const session = newSession({ userId: row.id, device, clientAddress, now: moment.getTime() });
  const user = orConflict(await createUser(kv, row, session, { invitation, defaultMode }));
  if (isNotAdmitted(user)) throw notAdmitted(user);
  if (typeof user === "string") throw alreadyExists(user);
  sendVerification(deps, row);
  return { user, session };
}

/** Begins a session. The same answer, after the same work, for an unknown name and a wrong password. */
export async function signIn(
  { kv, passwords, limits, now }: AuthenticationDeps,
  { username, password }: LoginRequest,
  { clientAddress, device }: Client,
): Promise<SignedIn> {
  passwords.admit();
  const attempt = await limits.tryPassword(clientAddress);
  const row = await findUserByName(kv, username);
  const right = await passwords.matches(password, row?.passwordHash);
  if (!row || !right) {
    await recordAudit(kv, { at: now(), actor: null, action: "sign_in_failed", subject: row?.id });
    throw wrongCredentials();
  }

  if (row.suspension) throw new Failure("forbidden", t("This account is suspended."));
  const session = newSession({ userId: row.id, device, clientAddress, now: now().getTime() });
  // If the password has changed since it was compared, the era has moved on and this session never lives.
  await Promise.all([attempt.succeeded(), startSession(kv, session, row.sessionEra)]);
  const user = await readUser(kv, row.id);
  if (!user) throw wrongCredentials();
  return { user, session };
}

function wrongCredentials(): Failure {
  return new Failure("unauthenticated", t("Invalid username or password"));
}

/** What visitors read who may not open an account. */
const NOT_ADMITTED: Record<NotAdmitted, string> = {
  closed: msg("Registration is closed"),
  uninvited: msg("An invitation is needed"),
  used: msg("This invitation can no longer be used"),
};

function isNotAdmitted(answer: unknown): answer is NotAdmitted {
  return typeof answer === "string" && Object.hasOwn(NOT_ADMITTED, answer);
}

function notAdmitted(why: NotAdmitted): Failure {
  return new Failure("forbidden", t(NOT_ADMITTED[why]));
}

function alreadyExists(name: Taken): Failure {
  if (name === "email") return emailTaken();
  const message = t("Username already exists");
  return new Failure("conflict", message, { issues: [{ path: name, message }] });
}
