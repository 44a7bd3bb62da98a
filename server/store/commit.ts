/**
 * Optimistic commits: read, decide, commit; when somebody else was faster, again from the start.
 *
 * @module
 */

/** More tries than 200 writers of one key have ever needed (19); beyond it something else is wrong. */
const MAX_TRIES = 40;

/** Longest pause between two tries, in milliseconds. */
const MAX_PAUSE_MS = 100;

/** What {@link commit} answers when it was never the fastest. */
export const CONFLICT = "conflict";
export type Conflict = typeof CONFLICT;

/** An atomic operation of the database, as far as most need it. */
export interface Operation {
  check(entry: Deno.AtomicCheck): Operation;
  set(key: Deno.KvKey, value: unknown, options?: { expireIn?: number }): Operation;
  delete(key: Deno.KvKey): Operation;
  commit(): Promise<{ ok: boolean }>;
}

/** What one try came to: what to write, if anything, and what to answer once it is written. */
export interface Decision<Answer> {
  operation?: Operation;
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
  return new Promise((done) => setTimeout(done, Math.random() * longest));
}
