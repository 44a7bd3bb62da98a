/**
 * Requests per second of a server in a process of its own, under the same load each time.
 *
 * @module
 */
import autocannon from "autocannon";

export interface Load {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

const CONNECTIONS = 50;
const SECONDS = 4;

/** As long as V8 goes on making the code faster. */
const WARM_UP_SECONDS = 3;

/** How often two are measured in turn: a virtual machine is faster at one time than at another. */
const ROUNDS = 3;

/** Answered requests per second. Throws when an answer was an error: that would be no measurement. */
export async function requestsPerSecond(load: Load): Promise<number> {
  await autocannon({ ...load, connections: CONNECTIONS, duration: WARM_UP_SECONDS });
  const result = await autocannon({ ...load, connections: CONNECTIONS, duration: SECONDS });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${load.url}: ${result.errors} errors, ${result.non2xx} other answers`);
  }
  return result.requests.average;
}

/** Both in turn, several times: the round whose ratio is the median. */
export async function sideBySide(
  { ours, baseline }: { ours: Load; baseline: Load },
): Promise<{ ours: number; baseline: number }> {
  const rounds: { ours: number; baseline: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      baseline: await requestsPerSecond(baseline),
      ours: await requestsPerSecond(ours),
    });
  }
  const ratio = (round: { ours: number; baseline: number }) => round.ours / round.baseline;
  return rounds.toSorted((a, b) => ratio(a) - ratio(b))[Math.floor(ROUNDS / 2)]!;
}
