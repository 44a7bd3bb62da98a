/** @module A limit with work in line, with the length of the line and the waits measured. */
import type { Limit } from "../concurrency/limit.ts";
import { queueLength, queueWait } from "./metrics.ts";

/** How many wait in the line with this name. */
const lengths = new Map<string, number>();

queueLength.observe(() => [...lengths].map(([name, value]) => ({ labels: [name], value })));

/** The same limit, measured under this name. */
export function observedLimit(name: string, limit: Limit): Limit {
  const change = (by: number) => void lengths.set(name, (lengths.get(name) ?? 0) + by);
  change(0);
  return {
    ...limit,
    async run(work, ticket) {
      const startedAt = performance.now();
      let isWaiting = true;
      function leave(outcome: string): void {
        if (!isWaiting) return;
        isWaiting = false;
        change(-1);
        queueWait.record((performance.now() - startedAt) / 1000, name, outcome);
      }
      change(1);
      try {
        return await limit.run(() => {
          leave("ok");
          return work();
        }, ticket);
      } finally {
        leave("refused");
      }
    },
  };
}
