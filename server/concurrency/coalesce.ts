/**
 * @module One run at a time for each name. Calls that come before the next run of their name has begun
 * share it.
 */

/** Does the work for this name, with everything that was brought for it. */
export type Coalesce<Brought, Result> = (name: string, brought: Brought) => Promise<Result>;

interface Turn<Brought, Result> {
  brought: Brought[];
  result: Promise<Result>;
}

/**
 * Wraps `work` so that at most one run of a name is under way; each run gets all that was brought
 * since the one before.
 */
export function createCoalesce<Brought, Result>(
  work: (name: string, brought: Brought[]) => Promise<Result>,
): Coalesce<Brought, Result> {
  const coming = new Map<string, Turn<Brought, Result>>();
  const running = new Map<string, Promise<unknown>>();

  async function take(name: string, brought: Brought[]): Promise<Result> {
    await running.get(name);
    coming.delete(name);
    const result = work(name, brought);
    const end = result.then(() => {}, () => {});
    running.set(name, end);
    try {
      return await result;
    } finally {
      if (running.get(name) === end) running.delete(name);
    }
  }

  return function turn(name, brought) {
    const next = coming.get(name);
    if (next) {
      next.brought.push(brought);
      return next.result;
    }
    const all = [brought];
    const result = take(name, all);
    coming.set(name, { brought: all, result });
    return result;
  };
}
