/** @module Work under a key that is done once for all who ask for it while it is under way. */

/** Work under way, by its keys. */
export interface SingleFlight<Result> {
  /** The result of the work under this key; `work` begins only where none is under way. */
  run(key: string, work: () => Promise<Result>): Promise<Result>;
  /** The result of the work under way, if there is any. */
  underWay(key: string): Promise<Result> | undefined;
}

/** Nothing is under way at first. What fails is tried again by the next one who asks. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const results = new Map<string, Promise<Result>>();
  return {
    run(key, work) {
      const begun = results.get(key);
      if (begun) return begun;
      const result = work().finally(() => results.delete(key));
      results.set(key, result);
      return result;
    },
    underWay: (key) => results.get(key),
  };
}
