/**
 * @module Optimistic commits: read, decide, commit; when another writer was faster, again from the start.
 */
import { sleep } from "../../../lib/sleep.ts";

/** More tries than 200 writers of one key have ever needed (19); beyond it something else is wrong. */
const MAX_TRIES = 40;

/** Longest pause between two tries, in milliseconds. */
const MAX_PAUSE_MS = 100;

/** What {@link commit} answers when it was never the fastest. */
export const CONFLICT = "conflict";
/** See {@link CONFLICT}. */
export type Conflict = typeof CONFLICT;

/** What a KV Connect server takes in one commit. The embedded database takes ten times as many checks. */
export const MAX_CHECKS = 10;
/** Most changes in one commit. */
export const MAX_MUTATIONS = 1000;

/** An atomic operation of the database. */
export interface Operation {
  /** The commit fails when one of these rows has changed. */
  check(...entries: Deno.AtomicCheck[]): Operation;
  /** Writes a row; `expireIn` is in milliseconds. */
  set(key: Deno.KvKey, value: unknown, options?: { expireIn?: number }): Operation;
  /** Removes a row. */
  delete(key: Deno.KvKey): Operation;
  /** Adds to a `Deno.KvU64`. */
  sum(key: Deno.KvKey, n: bigint): Operation;
  /** Does everything at once; `ok` is false when a check failed. */
  commit(): Promise<{ ok: boolean }>;
}

/** What one try came to: what to write, if anything, and what to answer once it is written. */
export interface Decision<Answer> {
  /** What to write; absent when there is nothing to change. */
  operation?: Operation;
  /** What the caller gets once it is written. */
  answer: Answer;
}

/**
 * Commits what `decide` returns and gives its answer. `decide` runs again, and must read again, whenever
 * one of its checks fails; after {@link MAX_TRIES} the answer is {@link CONFLICT} and nothing is written.
 */
export async function commit<Answer>(
  decide: () => Promise<Decision<Answer>>,
): Promise<Answer | Conflict> {
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const { operation, answer } = await decide();
    if (!operation || await succeeds(operation)) return answer;
    await pause(tries);
  }
  return CONFLICT;
}

/** What was committed. Throws with this message when other writers were always faster. */
export function orThrow<Answer>(answer: Answer | Conflict, message: string): Answer {
  if (answer === CONFLICT) throw new Error(message);
  return answer as Answer;
}

/**
 * Begins an atomic operation. Its `commit` throws when it holds more than any database that this product runs
 * on takes: {@link MAX_CHECKS} checks, {@link MAX_MUTATIONS} mutations less one, 800 KiB.
 */
export function atomic(kv: { atomic(): Operation }): Operation {
  const operation = kv.atomic();
  let checks = 0;
  // A remote database adds a mark by which the commit is recognised.
  let mutations = 1;
  const counted: Operation = {
    check(...entries) {
      checks += entries.length;
      operation.check(...entries);
      return counted;
    },
    set(key, value, options) {
      mutations++;
      operation.set(key, value, options);
      return counted;
    },
    delete(key) {
      mutations++;
      operation.delete(key);
      return counted;
    },
    sum(key, n) {
      mutations++;
      operation.sum(key, n);
      return counted;
    },
    async commit() {
      assertFits({ checks, mutations });
      // Deno itself refuses more than 800 KiB, whatever the database.
      return await operation.commit();
    },
  };
  return counted;
}

function assertFits({ checks, mutations }: { checks: number; mutations: number }): void {
  if (checks > MAX_CHECKS) throw new RangeError(`A commit of ${checks} checks.`);
  if (mutations > MAX_MUTATIONS) throw new RangeError(`A commit of ${mutations} mutations.`);
}

async function succeeds(operation: Operation): Promise<boolean> {
  try {
    return (await operation.commit()).ok;
  } catch (error) {
    // SQLite says this instead of failing the check when another handle writes; nothing was applied.
    if (error instanceof Error && error.message.includes("database is locked")) return false;
    throw error;
  }
}

/** Random, so that writers that collided once do not collide in step. */
function pause(tries: number): Promise<void> {
  const longest = Math.min(MAX_PAUSE_MS, 2 ** tries);
  return sleep(Math.random() * longest);
}
