/**
 * @module How long the event loop of this process keeps a timer waiting: what a request would have to wait.
 */
import process from "node:process";

const TICK_MS = 10;

export interface LagWatch {
  /** Ends the watch; the delay that 99 of 100 ticks stayed below, in milliseconds. */
  end(): { p99: number };
}

/** Counts the loop's own work alone, which is the same on a busy machine and on an idle one. */
export function watchLag(): LagWatch {
  const delays: number[] = [];
  let last = workedMs();
  const timer = setInterval(() => {
    const worked = workedMs();
    delays.push(Math.max(0, worked - last - TICK_MS));
    last = worked;
  }, TICK_MS);
  return {
    end() {
      clearInterval(timer);
      const sorted = delays.toSorted((a, b) => a - b);
      return { p99: sorted[Math.floor((sorted.length - 1) * 0.99)] ?? 0 };
    },
  };
}

/** Processor time of this thread, in milliseconds. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
