/**
 * @module Secrets that open something to who has them: a session (in its cookie), a new password (in a
 * link).
 */
import { hash } from "node:crypto";

/** 256 bits cannot be guessed. */
const RANDOM_BYTES = 32;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A new random token. */
export function newToken(): string {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return random.toBase64({ alphabet: "base64url", omitPadding: true });
}

/** Whether a text has the form of our tokens. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/**
 * What a token is stored as. A token is as random as its hash, so it needs neither salt nor cost. Computed
 * here and now: through Web Crypto it would take longer than the read that follows.
 */
export function tokenHash(token: string): string {
  return hash("sha256", token);
}
