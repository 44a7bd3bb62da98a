/** @module Passwords without the work of their hashes. */
import type { Passwords } from "../../server/accounts/passwords.ts";

/** As good as argon2 for everything but security, and at once. */
export const PLAIN_PASSWORDS: Passwords = {
  admit: () => {},
  hash: (password) => Promise.resolve(`plain ${password}`),
  matches: (password, hash) => Promise.resolve(hash === `plain ${password}`),
};
