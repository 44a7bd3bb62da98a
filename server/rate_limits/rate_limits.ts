/**
 * @module How often a client may do what costs work or money. Votes are counted in memory
 * (`contest/voting_limits.ts`), and pictures of guests in the commits of their generations
 * (`store/generations/guest_limits.ts`).
 */
import { msg } from "../../lib/i18n/translate.ts";
import type { RateLimit } from "../store/database/rate_limits.ts";
import { HOUR_MS, MINUTE_MS } from "../../lib/durations.ts";

/** A limit of requests that are refused beyond it. */
export interface RefusingLimit extends RateLimit {
  /** Says why, and when to come back: a text made by `msg`. */
  refusal: string;
}

const TOO_MANY_REQUESTS = msg("Too many requests. Please try again later.");
const TOO_MANY_ATTEMPTS = msg("Too many attempts. Please wait a minute.");

/** Limits that are the same on every site. */
export const RATE_LIMITS = {
  /** Calls with one API key: two a second. */
  apiKeyCalls: perMinute("calls of api key", 120, msg("Too many calls. Please wait a minute.")),
  /** API keys made by an account. */
  newApiKeys: perHour("api keys", 30, msg("Too many new keys. Please try again later.")),
  /** Drawings of avatars; one that was drawn a moment ago does not count. */
  avatars: perMinute("avatars", 300, msg("Too many avatars. Please wait a minute.")),
  /** Files of characters and stories drawn anew; one from the memory does not count. */
  files: perHour("files", 240, msg("Too many files. Please try again later.")),
  /** Lost passwords from one address: a class behind it can all have forgotten theirs. */
  lostPasswordsByAddress: perHour("forgotten passwords by address", 40, TOO_MANY_REQUESTS),
  /** Lost passwords of one name, known or not. */
  lostPasswordsByName: perHour("forgotten passwords by name", 5, TOO_MANY_REQUESTS),
  /** Archives of accounts that are taken in: they are large. */
  moves: perHour("moves", 12, msg("Too many archives. Please try again later.")),
  /** Each order opens a checkout at the provider: only a script needs more. */
  orders: perHour("orders", 100, msg("You have opened many orders. Please try again later.")),
  /** More photos than a person chooses by hand. */
  photoReadings: perMinute("photo readings", 30, msg("Too many photos. Please wait a minute.")),
  /** A picture drawn again every half minute. */
  redraws: perHour("redraws", 120, msg("Too many changes. Please try again later.")),
  /** Letters that one account may have sent once more. */
  resentLetters: perHour("resent letters", 5, TOO_MANY_REQUESTS),
  /** Enough to look at eight characters a minute in all their styles; those that are kept do not count. */
  stylePictures: perMinute(
    "style pictures",
    60,
    msg("Too many pictures in other styles. Please wait a minute."),
  ),
} satisfies Record<string, RefusingLimit>;

/**
 * E-mails to one address, whatever brings them about: no mailbox is flooded through us. Beyond it
 * none is sent, without an error.
 */
export const MAILS: RateLimit = { name: "mails", limit: 5, windowMs: HOUR_MS };

/** Each visit of the sign-in page begins one, and few of them are answered. */
const CHALLENGES_PER_SIGN_IN = 6;

/** Guesses of passwords. */
export function passwordLimit(signInsPerMinute: number): RefusingLimit {
  return perMinute("passwords", signInsPerMinute, TOO_MANY_ATTEMPTS);
}

/** Sign-ins with a passkey that begin. */
export function passkeyLimit(signInsPerMinute: number): RefusingLimit {
  const limit = signInsPerMinute * CHALLENGES_PER_SIGN_IN;
  return perMinute("passkey challenges", limit, TOO_MANY_ATTEMPTS);
}

/** Free sketches. */
export function sketchLimit(sketchesPerMinute: number): RefusingLimit {
  const refusal = msg("Too many sketches. Please wait a minute.");
  return perMinute("sketches", sketchesPerMinute, refusal);
}

/** Accounts that are opened from an address, or on the whole site. */
export function registrationLimit(limit: number): RefusingLimit {
  return perHour("registrations", limit, msg("Too many new accounts. Please try again later."));
}

function perMinute(name: string, limit: number, refusal: string): RefusingLimit {
  return { name, limit, windowMs: MINUTE_MS, refusal };
}

function perHour(name: string, limit: number, refusal: string): RefusingLimit {
  return { name, limit, windowMs: HOUR_MS, refusal };
}
