/**
 * How long something usually takes.
 *
 * @module
 */

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
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}
