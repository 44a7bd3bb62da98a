/** @module Waits for servers of other makers. */
import { sleep } from "../../lib/sleep.ts";

const START_LIMIT_MS = 60_000;

/** Waits until something listens on this port. Throws after {@link START_LIMIT_MS}. */
export async function untilItListens(port: number): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    try {
      (await Deno.connect({ hostname: "127.0.0.1", port })).close();
      return;
    } catch {
      await sleep(20);
    }
  }
  throw new Error(`Nothing listens on port ${port}.`);
}
