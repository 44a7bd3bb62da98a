/**
 * Single reads of the database, batched: what many requests ask for at the same moment is read in one round
 * trip. A page shows sixty pictures, and each is asked for by a request of its own.
 *
 * @module
 */
import { createBatch } from "../../concurrency/batch.ts";

export type Reads = Pick<Deno.Kv, "get">;

/** What Deno KV reads at once. */
const MOST_AT_ONCE = 10;

/** Reads like `kv.get`, a moment later, never older than the call. */
export function batchedReads(kv: Pick<Deno.Kv, "getMany">): Reads {
  const read = createBatch((keys: Deno.KvKey[]): Promise<Deno.KvEntryMaybe<unknown>>[] => {
    const results: Promise<Deno.KvEntryMaybe<unknown>>[] = [];
    for (let first = 0; first < keys.length; first += MOST_AT_ONCE) {
      const some = keys.slice(first, first + MOST_AT_ONCE);
      const entries = kv.getMany<unknown[]>(some);
      results.push(...some.map(async (_, index) => (await entries)[index]!));
    }
    return results;
  });
  return { get: <T>(key: Deno.KvKey) => read(key) as Promise<Deno.KvEntryMaybe<T>> };
}
