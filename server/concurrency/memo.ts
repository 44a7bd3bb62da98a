/** @module Results of asynchronous work, kept by key. */
import { createBoundedMap } from "../../lib/bounded_map.ts";

/** The result under this key; `work` begins only where there is none, or the last one failed. */
export type Memo<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

/** Results of which the `max` that were asked for last are kept. */
export function createMemo<Result>(max = Infinity): Memo<Result> {
  const results = createBoundedMap<string, Promise<Result>>(max);
  return function memo(key, work) {
    const known = results.get(key);
    if (known) return known;
    const result = work();
    results.set(key, result);
    result.catch(() => {
      if (results.get(key) === result) results.delete(key);
    });
    return result;
  };
}
