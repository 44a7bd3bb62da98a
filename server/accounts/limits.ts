/**
 * Limits on trying passwords and opening accounts.
 *
 * Sign-ins are counted by client address and never by account: a count by account would let a
 * stranger lock the owner out. A right password is not counted, so that many people behind one
 * address can all sign in; it is taken back rather than added later, so that guesses sent at once
 * do not slip through.
 *
 * @module
 */
import type { Config } from "../config.ts";
import { HOUR_MS, MINUTE_MS } from "../time/durations.ts";
import { Failure } from "../failures/failure.ts";
import { tokenHash } from "./secret_token.ts";
import { giveBackAttempt, type RateLimit, takeAttempt } from "../store/database/rate_limits.ts";
import { takeSiteAttempt } from "../store/database/site_limits.ts";
import { t } from "../../lib/i18n/translate.ts";

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
  mayMail(clientAddress: string): Promise<boolean>;
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

/** Lost passwords an hour from one address: a class behind it can all have forgotten theirs. */
const FORGOTTEN_BY_ADDRESS: RateLimit = {
  name: "forgotten passwords by address",
  limit: 40,
  windowMs: HOUR_MS,
};

/** Lost passwords an hour of one name, known or not. */
const FORGOTTEN_BY_NAME: RateLimit = {
  name: "forgotten passwords by name",
  limit: 5,
  windowMs: HOUR_MS,
};

/** Letters an hour that one account may have sent once more. */
const RESENT: RateLimit = { name: "resent letters", limit: 5, windowMs: HOUR_MS };

/** Each visit of the sign-in page begins one, and few of them are answered. */
const CHALLENGES_PER_SIGN_IN = 6;

/** E-mails an hour to one address, whatever brings them about: no mailbox is flooded through us. */
const MAILS: RateLimit = { name: "mails", limit: 5, windowMs: HOUR_MS };

/** Limits that are counted in the database, so that they hold in every process. */
export function createLimits({ kv, config, now }: LimitDeps): Limits {
  const passwords: RateLimit = {
    name: "passwords",
    limit: config.signInsPerMinute,
    windowMs: MINUTE_MS,
  };
  const registrations: RateLimit = {
    name: "registrations",
    limit: config.registrationsPerHour,
    windowMs: HOUR_MS,
  };

  const siteRegistrations: RateLimit = {
    name: "registrations",
    limit: config.siteRegistrationsPerHour,
    windowMs: HOUR_MS,
  };

  const challenges: RateLimit = {
    name: "passkey challenges",
    limit: config.signInsPerMinute * CHALLENGES_PER_SIGN_IN,
    windowMs: MINUTE_MS,
  };

  return {
    async askForPasskey(who) {
      const wait = await takeAttempt(kv, challenges, { who, now: now().getTime() });
      if (wait !== null) throw rateLimited(t("Too many attempts. Please wait a minute."), wait);
    },

    async tryPassword(who) {
      const attempt = { who, now: now().getTime() };
      const wait = await takeAttempt(kv, passwords, attempt);
      if (wait !== null) throw rateLimited(t("Too many attempts. Please wait a minute."), wait);
      return { succeeded: () => giveBackAttempt(kv, passwords, attempt) };
    },

    async forgot(who, usernameOrEmail) {
      const attempts: [RateLimit, string][] = [
        [FORGOTTEN_BY_ADDRESS, who],
        [FORGOTTEN_BY_NAME, tokenHash(usernameOrEmail.toLowerCase())],
      ];
      for (const [limit, who] of attempts) {
        const wait = await takeAttempt(kv, limit, { who, now: now().getTime() });
        if (wait !== null) throw rateLimited(t("Too many requests. Please try again later."), wait);
      }
    },

    async resend(who) {
      const wait = await takeAttempt(kv, RESENT, { who, now: now().getTime() });
      if (wait !== null) throw rateLimited(t("Too many requests. Please try again later."), wait);
    },

    async mayMail(email) {
      const who = tokenHash(email.toLowerCase());
      return await takeAttempt(kv, MAILS, { who, now: now().getTime() }) === null;
    },

    async register(who) {
      const moment = now().getTime();
      const wait = await takeAttempt(kv, registrations, { who, now: moment }) ??
        await takeSiteAttempt(kv, siteRegistrations, moment);
      if (wait !== null) {
        throw rateLimited(t("Too many new accounts. Please try again later."), wait);
      }
    },
  };
}

function rateLimited(message: string, retryAfterSeconds: number): Failure {
  return new Failure("rateLimited", message, { retryAfterSeconds });
}
