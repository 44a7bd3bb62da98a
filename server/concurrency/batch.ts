/** @module Batches the calls of one turn of the event loop. */
import { setImmediate } from "node:timers";

/** The result of this item, which is worked on together with the others of its moment. */
export type Batch<Item, Result> = (item: Item) => Promise<Result>;

/**
 * Gathers items until the requests that came together are all at work, and gives them to `work` at once. It
 * answers one result for each, in their order.
 */
export function createBatch<Item, Result>(
  work: (items: Item[]) => Promise<Result>[],
): Batch<Item, Result> {
  let waiting: { item: Item; settle: (result: Promise<Result>) => void }[] = [];

  function workOnAll(): void {
    const all = waiting;
    waiting = [];
    const results = attempt(all.map(({ item }) => item));
    all.forEach(({ settle }, index) => settle(results[index]!));
  }

  function attempt(items: Item[]): Promise<Result>[] {
    try {
      return work(items);
    } catch (error) {
      return items.map(() => Promise.reject(error));
    }
  }

  return function batched(item) {
    return new Promise<Result>((settle) => {
      if (waiting.length === 0) setImmediate(workOnAll);
      waiting.push({ item, settle });
    });
  };
}
