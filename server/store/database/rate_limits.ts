/**
 * @module Limits on how often a client may try something: counts in fixed windows of time. The window is
 * part of the key, so that a new one begins at zero whether or not the old count has been tidied away.
 */
import { atomic, commit } from "./commit.ts";
import { keys } from "../keys.ts";

/** How many attempts a window of time allows. */
export interface RateLimit {
  /** What is counted. */
  name: string;
  /** Attempts in a window; 0 = no limit. */
  limit: number;
  /** Length of a window, in milliseconds. */
  windowMs: number;
}

/** One attempt at a moment. */
export interface Attempt {
  /** The client or account that is counted. */
  who: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Counts an attempt. Answers null when it may go on, otherwise the whole seconds until the next window.
 * Attempts at once are counted one by one; when they are too many to be counted, they are too many.
 */
export async function takeAttempt(
  kv: Deno.Kv,
  { name, limit, windowMs }: RateLimit,
  { who, now }: Attempt,
): Promise<number | null> {
  if (limit === 0) return null;
  const window = Math.floor(now / windowMs);
  const remainingMs = (window + 1) * windowMs - now;
  const taken = await commit<boolean>(async () => {
    const count = await kv.get<number>(keys.attempts(name, window, who));
    const attempts = (count.value ?? 0) + 1;
    if (attempts > limit) return { answer: false };
    const operation = atomic(kv).check(count).set(count.key, attempts, { expireIn: remainingMs });
    return { operation, answer: true };
  });
  return taken === true ? null : Math.ceil(remainingMs / 1000);
}

/** Takes an attempt back that turned out to be harmless. */
export async function giveBackAttempt(
  kv: Deno.Kv,
  { name, limit, windowMs }: RateLimit,
  { who, now }: Attempt,
): Promise<void> {
  if (limit === 0) return;
  const window = Math.floor(now / windowMs);
  const expireIn = (window + 1) * windowMs - now;
  // A conflict leaves one attempt too many counted, until the window ends.
  await commit(async () => {
    const count = await kv.get<number>(keys.attempts(name, window, who));
    if (!count.value) return { answer: null };
    const operation = atomic(kv).check(count).set(count.key, count.value - 1, { expireIn });
    return { operation, answer: null };
  });
}
