/** @module What the process itself needs: memory, and how busy its event loop is. */
import { eventLoopLag, processMemory, processUptime } from "./metrics.ts";

/** Often enough to see a pause of a tenth of a second, too seldom to cost anything. */
const LAG_INTERVAL_MS = 100;

/** Measures until the answer is called. */
export function measureProcess(): () => void {
  processMemory.observe(() => {
    const { rss, heapUsed, heapTotal, external } = Deno.memoryUsage();
    return Object.entries({ rss, heap_used: heapUsed, heap_total: heapTotal, external })
      .map(([kind, value]) => ({ labels: [kind], value }));
  });
  processUptime.observe(() => [{ labels: [], value: performance.now() / 1000 }]);

  let due = performance.now() + LAG_INTERVAL_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    eventLoopLag.record(Math.max(0, now - due) / 1000);
    due = now + LAG_INTERVAL_MS;
  }, LAG_INTERVAL_MS);
  Deno.unrefTimer(timer);
  return () => clearInterval(timer);
}
