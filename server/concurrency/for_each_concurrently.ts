/** @module Work on many things, some of them at once. */

/**
 * Does the work for each item, `atOnce` at a time. Throws what the first failure threw, but not before
 * everything that was begun has ended; nothing is begun after a failure.
 */
export async function forEachConcurrently<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = asyncIterator(items);
  let failed = false;
  async function carry(): Promise<void> {
    try {
      for (let next = await iterator.next(); !next.done && !failed; next = await iterator.next()) {
        await work(next.value);
      }
    } catch (error) {
      failed = true;
      throw error;
    }
  }
  const carriers = Array.from({ length: atOnce }, carry);
  await Promise.allSettled(carriers);
  await Promise.all(carriers);
}

async function* asyncIterator<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
): AsyncGenerator<Item> {
  yield* items;
}
