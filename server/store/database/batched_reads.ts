/**
 * @module Single reads of the database, batched: what many requests ask for at the same moment is read in
 * one round trip. A page shows sixty pictures, and each is asked for by a request of its own.
 */
import { createBatch } from "../../concurrency/batch.ts";

/** Whatever reads single rows: the database, or reads that are shared. */
export type Reads = Pick<Deno.Kv, "get">;

/** What Deno KV reads at once. */
const MOST_AT_ONCE = 10;

/** Reads like `kv.get`, a moment later, never older than the call. What several ask for is read once. */
export function batchedReads(kv: Pick<Deno.Kv, "getMany">): Reads {
  const read = createBatch((keys: Deno.KvKey[]): Promise<Deno.KvEntryMaybe<unknown>>[] => {
    const names = keys.map((key) => JSON.stringify(key));
    const distinct = new Map(names.map((name, index) => [name, keys[index]!]));
    const results = new Map<string, Promise<Deno.KvEntryMaybe<unknown>>>();
    const all = [...distinct];
    for (let first = 0; first < all.length; first += MOST_AT_ONCE) {
      const some = all.slice(first, first + MOST_AT_ONCE);
      const entries = kv.getMany<unknown[]>(some.map(([, key]) => key));
      for (const [index, [name]] of some.entries()) {
        results.set(name, entries.then((entries) => entries[index]!));
      }
    }
    return names.map((name) => results.get(name)!);
  });
  return { get: <T>(key: Deno.KvKey) => read(key) as Promise<Deno.KvEntryMaybe<T>> };
}
