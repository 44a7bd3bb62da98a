/**
 * Single reads of the database, gathered: what many requests ask for at the same moment is read in one round
 * trip. A page shows sixty pictures, and each is asked for by a request of its own.
 *
 * @module
 */
import { setImmediate } from "node:timers";

export type Reads = Pick<Deno.Kv, "get">;

interface Waiting {
  key: Deno.KvKey;
  answer(entry: Deno.KvEntryMaybe<unknown>): void;
  fail(reason: unknown): void;
}

/** What Deno KV reads at once. */
const MOST_AT_ONCE = 10;

/** Reads like `kv.get`, a moment later, never older than the call. */
export function batchedReads(kv: Pick<Deno.Kv, "getMany">): Reads {
  let waiting: Waiting[] = [];

  function readAll() {
    const all = waiting;
    waiting = [];
    for (let first = 0; first < all.length; first += MOST_AT_ONCE) {
      readSome(all.slice(first, first + MOST_AT_ONCE));
    }
  }

  async function readSome(some: Waiting[]) {
    try {
      const entries = await kv.getMany(some.map(({ key }) => key));
      some.forEach(({ answer }, index) => answer(entries[index]!));
    } catch (reason) {
      for (const { fail } of some) fail(reason);
    }
  }

  return {
    get: <T>(key: Deno.KvKey) =>
      new Promise<Deno.KvEntryMaybe<T>>((answer, fail) => {
        // Requests that came together are all at work before this runs.
        if (waiting.length === 0) setImmediate(readAll);
        waiting.push({ key, answer: answer as Waiting["answer"], fail });
      }),
  };
}
