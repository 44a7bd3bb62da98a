/**
 * @module Requests per second of a server in a process of its own, under the same load each time.
 */
import autocannon from "autocannon";
import { middleOf } from "./median.ts";

export interface Load {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

/** The same of the product and of what it is compared with. */
export interface Compared<T> {
  ours: T;
  baseline: T;
}

const CONNECTIONS = 50;
const SECONDS = 4;

/** As long as V8 goes on making the code faster. */
const WARM_UP_SECONDS = 3;

/** How often two are measured in turn: a virtual machine is faster at one time than at another. */
export const ROUNDS = 3;

/** Answered requests per second. Throws when an answer was an error: that would be no measurement. */
export async function requestsPerSecond(load: Load): Promise<number> {
  await autocannon({ ...load, connections: CONNECTIONS, duration: WARM_UP_SECONDS });
  const result = await autocannon({ ...load, connections: CONNECTIONS, duration: SECONDS });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${load.url}: ${result.errors} errors, ${result.non2xx} other answers`);
  }
  return result.requests.average;
}

/** Both in turn, several times: the round in the middle. */
export async function sideBySide(loads: Compared<Load>): Promise<Compared<number>> {
  const rounds: Compared<number>[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await oneRound(loads));
  return middleRound(rounds);
}

/** Requests per second of the one and then the other. */
export async function oneRound({ ours, baseline }: Compared<Load>): Promise<Compared<number>> {
  return { baseline: await requestsPerSecond(baseline), ours: await requestsPerSecond(ours) };
}

/** The round whose ratio is the median. */
export function middleRound(rounds: Compared<number>[]): Compared<number> {
  return middleOf(rounds, ({ ours, baseline }) => ours / baseline);
}
