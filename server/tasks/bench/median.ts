/** @module The median of many runs. */

const RUNS = 51;

/** The median of {@link RUNS} runs after one to warm up, in milliseconds. */
export async function medianMs(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const before = performance.now();
    await work();
    times.push(performance.now() - before);
  }
  return median(times);
}

/** The figure in the middle; there must be one. */
export function median(figures: readonly number[]): number {
  return middleOf(figures, (figure) => figure);
}

/** The item in the middle, in the order of `by`; there must be one. */
export function middleOf<T>(items: readonly T[], by: (item: T) => number): T {
  return items.toSorted((a, b) => by(a) - by(b))[Math.floor(items.length / 2)]!;
}
