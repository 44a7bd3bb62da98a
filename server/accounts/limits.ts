/**
 * @module Limits on trying passwords and opening accounts.
 *
 * Sign-ins are counted by client address and never by account: a count by account would let a
 * stranger lock the owner out. A right password is not counted, so that many people behind one
 * address can all sign in; it is taken back rather than added later, so that guesses sent at once
 * do not slip through.
 */
import type { Config } from "../config.ts";
import { enforceLimit, enforceSiteLimit } from "../rate_limits/enforce.ts";
import {
  MAILS,
  passkeyLimit,
  passwordLimit,
  RATE_LIMITS,
  registrationLimit,
} from "../rate_limits/rate_limits.ts";
import { giveBackAttempt, takeAttempt } from "../store/database/rate_limits.ts";
import { tokenHash } from "./secret_token.ts";

/** How often something may be tried with an account or from an address. */
export interface Limits {
  /** Counts an attempt at a password. Throws `rateLimited` beyond the limit. */
  tryPassword(who: string): Promise<PasswordAttempt>;
  /** Counts a report of a lost password. Throws `rateLimited` beyond the limit. */
  forgot(who: string, usernameOrEmail: string): Promise<void>;
  /** Counts a sign-in with a passkey that begins. Throws `rateLimited` beyond the limit. */
  askForPasskey(who: string): Promise<void>;
  /** Counts a letter that is to be sent again. Throws `rateLimited` beyond the limit. */
  resend(who: string): Promise<void>;
  /** Whether one more e-mail may go to this address; counts it if so. */
  mayMail(email: string): Promise<boolean>;
  /** Counts an account that is opened. Throws `rateLimited` beyond the limit. */
  register(who: string): Promise<void>;
}

/** A counted attempt at a password. */
export interface PasswordAttempt {
  /** The password was right: the attempt does not count. */
  succeeded(): Promise<void>;
}

/** What the limits need. */
export interface LimitDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Attempts in a minute or an hour. */
  config: Pick<Config, "signInsPerMinute" | "registrationsPerHour" | "siteRegistrationsPerHour">;
  /** The clock. */
  now: () => Date;
}

/** Limits that are counted in the database, so that they hold in every process. */
export function createLimits({ kv, config, now }: LimitDeps): Limits {
  const deps = { kv, now };
  const passwords = passwordLimit(config.signInsPerMinute);
  const passkeys = passkeyLimit(config.signInsPerMinute);
  const registrations = registrationLimit(config.registrationsPerHour);
  const siteRegistrations = registrationLimit(config.siteRegistrationsPerHour);

  return {
    async askForPasskey(who) {
      await enforceLimit(deps, passkeys, who);
    },

    async tryPassword(who) {
      const attempt = await enforceLimit(deps, passwords, who);
      return { succeeded: () => giveBackAttempt(kv, passwords, attempt) };
    },

    async forgot(who, usernameOrEmail) {
      await enforceLimit(deps, RATE_LIMITS.lostPasswordsByAddress, who);
      const name = tokenHash(usernameOrEmail.toLowerCase());
      await enforceLimit(deps, RATE_LIMITS.lostPasswordsByName, name);
    },

    async resend(who) {
      await enforceLimit(deps, RATE_LIMITS.resentLetters, who);
    },

    async mayMail(email) {
      const who = tokenHash(email.toLowerCase());
      return await takeAttempt(kv, MAILS, { who, now: now().getTime() }) === null;
    },

    async register(who) {
      await enforceLimit(deps, registrations, who);
      await enforceSiteLimit(deps, siteRegistrations);
    },
  };
}
