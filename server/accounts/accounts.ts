/** @module Accounts, put together: what routes and the sweeper call. */
import type { LoginRequest, RegisterRequest } from "../../lib/schemas/account.ts";
import type {
  AccountDeletion,
  EmailChange,
  PasswordChange,
} from "../../lib/schemas/account_changes.ts";
import type { PasswordReset } from "../../lib/schemas/mailed_links.ts";
import type { AuditActor } from "../../lib/admin/audit_actions.ts";
import type { EmailState } from "../../lib/email_state.ts";
import type { Account } from "../../lib/user.ts";
import type { Config } from "../config.ts";
import type { ImageStore } from "../images/image_store.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Payments } from "../payments/payments.ts";
import { createRegistration } from "../registration/registration.ts";
import { openSequence } from "../store/database/sequences.ts";
import { resumeDeletions } from "./deletion.ts";
import { changeEmail, emailState, resendVerification, verifyEmail } from "./email.ts";
import { register, signIn } from "./authentication.ts";
import { exportAccount } from "./export.ts";
import { changePassword, deleteAccount } from "./account_changes.ts";
import { createLimits, type LimitDeps } from "./limits.ts";
import {
  createPasswordLink,
  forgetPassword,
  type PasswordLink,
  resetPassword,
} from "./lost_password.ts";
import { type ApiKeys, createApiKeys } from "./api_keys.ts";
import { createPasskeys, type Passkeys } from "./passkeys.ts";
import { createPasswords, type Passwords } from "./passwords.ts";
import type { Client, SignedIn } from "./signed_in.ts";
import { createSessions, type Session, type Sessions } from "./sessions.ts";

/** What accounts work with. */
export interface AccountDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Where the pictures of a deleted account are removed. */
  images: ImageStore;
  /** Ends the plans of a deleted account. */
  payments: Pick<Payments, "remove">;
  /** Limits of attempts, who may register, and the origin for links. */
  config: LimitDeps["config"] & Pick<Config, "registration" | "appUrl">;
  /** Absent where no e-mail can be sent. */
  mailer?: Mailer;
  /** Hashes passwords; Argon2 by default. */
  passwords?: Passwords;
  /** The clock; the system's by default. */
  now?: () => Date;
}

/** Every call throws a `Failure` when it cannot be done. */
export interface Accounts {
  /** Looking sessions up, listing and ending them. */
  sessions: Sessions;
  /** Secrets with which programs act for an account. */
  apiKeys: ApiKeys;
  /** Adding passkeys, and signing in with one. */
  passkeys: Passkeys;
  /**
   * Opens an account.
   *
   * @throws `forbidden` when registration is closed or the invitation is used, `conflict` for a
   * taken name, `invalid` for a common password, `rateLimited`.
   */
  register(request: RegisterRequest, client: Client): Promise<SignedIn>;
  /**
   * Begins a session.
   *
   * @throws `unauthenticated` for a wrong name or password, `forbidden` for a suspended account,
   * `rateLimited`.
   */
  signIn(request: LoginRequest, client: Client): Promise<SignedIn>;
  /** Ends every session of the user, the one that asks included, and begins a new one. */
  changePassword(user: Account, change: PasswordChange, client: Client): Promise<SignedIn>;
  /** Counts the request, and e-mails a link to the account with this name, if there is one. */
  forgetPassword(usernameOrEmail: string, clientAddress: string): Promise<void>;
  /**
   * A link with which the owner of the account with this username or e-mail chooses a new password: once,
   * within an hour. `actor` is whom the audit log names.
   */
  passwordLink(usernameOrEmail: string, actor: AuditActor): Promise<PasswordLink>;
  /** Ends the link and every session. */
  resetPassword(reset: PasswordReset): Promise<void>;
  /** The e-mail of this user. */
  email(user: Account): Promise<EmailState>;
  /** Changes the e-mail; where the site sends any, once the new one is verified. */
  changeEmail(user: Account, change: EmailChange): Promise<EmailState>;
  /** Sends the link once more with which the e-mail is verified. */
  resendVerification(user: Account): Promise<void>;
  /** Makes the e-mail count that the link with this token was sent to. */
  verifyEmail(token: string): Promise<void>;
  /** Everything the account has, as a ZIP. */
  exportData(session: Session): ReadableStream<Uint8Array>;
  /** Deletes the account and everything that belongs to it, for good. */
  deleteAccount(user: Account, request: AccountDeletion): Promise<void>;
  /** Finishes deletions that a crash interrupted. */
  sweep(): Promise<void>;
}

/**
 * Accounts over this database: registration, sessions, passwords, e-mail, passkeys, export,
 * deletion.
 */
export function createAccounts(
  { kv, images, payments, config, mailer, passwords = createPasswords(), now = () => new Date() }:
    AccountDeps,
): Accounts {
  const sessions = createSessions({ kv, now });
  const deps = {
    kv,
    images,
    payments,
    passwords,
    now,
    registration: createRegistration({ kv, config, now }),
    defaultMode: config.registration,
    config,
    mailer,
    limits: createLimits({ kv, config, now }),
    nextUserId: openSequence(kv, "users"),
  };
  return {
    sessions,
    passkeys: createPasskeys(deps),
    apiKeys: createApiKeys(deps),
    register: (request, client) => register(deps, request, client),
    signIn: (request, client) => signIn(deps, request, client),
    changePassword: (user, change, client) => changePassword(deps, user, change, client),
    forgetPassword: (usernameOrEmail, clientAddress) =>
      forgetPassword(deps, usernameOrEmail, clientAddress),
    passwordLink: (usernameOrEmail, actor) => createPasswordLink(deps, usernameOrEmail, actor),
    resetPassword: (reset) => resetPassword(deps, reset),
    email: ({ id }) => emailState(kv, id),
    changeEmail: ({ id }, change) => changeEmail(deps, id, change),
    resendVerification: ({ id }) => resendVerification(deps, id),
    verifyEmail: (token) => verifyEmail(deps, token),
    exportData: (session) => exportAccount({ kv, images, sessions, now }, session),
    deleteAccount: (user, request) => deleteAccount(deps, user, request),
    sweep: () => resumeDeletions(deps),
  };
}
