/** @module Passwords, kept as argon2id hashes that are costly to guess. */
import { hash as argon2Hash, type Options, verify as argon2Verify } from "@node-rs/argon2";
import { createLimit, type LimitOptions } from "../concurrency/limit.ts";
import { observedLimit } from "../telemetry/observed_limit.ts";
import { msg } from "../../lib/i18n/translate.ts";
import { createLazy } from "../concurrency/lazy.ts";

/** The floor of OWASP's Password Storage Cheat Sheet; argon2id is the package's default. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** 19 MiB each: more at once would only make all of them slower. */
const LIMIT: LimitOptions = {
  atOnce: 4,
  maxWaitMs: 3_000,
  typicalMs: 15,
  crowded: msg("Many people are signing in right now."),
};

/** Hashes and compares passwords with Argon2id, few at once. */
export interface Passwords {
  /** Throws the `Failure` that a hash or comparison would end with now, when too busy. */
  admit(): void;
  /**
   * The hash to keep, as a PHC string with a salt of its own. Throws `unavailable` when too busy.
   */
  hash(password: string): Promise<string>;
  /**
   * Whether this is the password of that hash. Without a hash the answer is false, and takes as
   * long. Throws `unavailable` when too busy.
   */
  matches(password: string, hash: string | undefined): Promise<boolean>;
}

/** The functions that do the work; tests look over their shoulder. */
export interface Argon2 {
  /** The encoded hash of a password. */
  hash: (password: string, options: Options) => Promise<string>;
  /** Whether the hash is of this password. */
  verify: (hash: string, password: string) => Promise<boolean>;
}

/** Passwords hashed by the package, or by other functions with the same results. */
export function createPasswords(
  { hash, verify }: Argon2 = { hash: argon2Hash, verify: argon2Verify },
): Passwords {
  const limit = observedLimit("passwords", createLimit(LIMIT));
  /** Made with the real cost, so that comparing with it takes the real time. */
  const dummyHash = createLazy(() => hash(crypto.randomUUID(), COST));

  return {
    admit: () => limit.admit(),
    hash: (password) => limit.run(() => hash(normalise(password), COST)),
    matches: (password, stored) =>
      limit.run(async () => {
        const right = await verify(stored ?? await dummyHash(), normalise(password));
        return right && stored !== undefined;
      }),
  };
}

/** Keyboards write the same letter in different ways; it stays the same password. */
function normalise(password: string): string {
  return password.normalize("NFC");
}
