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

/** Answered requests per second. Throws when an answer was an error: that would be no measurement. */
export async function requestsPerSecond(load: Load): Promise<number> {
  await autocannon({ ...load, connections: CONNECTIONS, duration: 1 });
  const result = await autocannon({ ...load, connections: CONNECTIONS, duration: SECONDS });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${load.url}: ${result.errors} errors, ${result.non2xx} other answers`);
  }
  return result.requests.average;
}
