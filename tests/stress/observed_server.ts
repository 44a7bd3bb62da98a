/**
 * @module The server as it is, in a process that also watches its own event loop. `SIGUSR2` begins the
 * watch; `SIGTERM` prints the figures, and ends the server as ever.
 */
import process from "node:process";
import type { Delays, Lag } from "./observed.ts";

const TICK_MS = 10;

/** How late each tick was, and how long the loop itself had kept it waiting. */
let late: number[] = [];
let busy: number[] = [];
let last = { at: performance.now(), worked: workedMs() };

setInterval(() => {
  const now = { at: performance.now(), worked: workedMs() };
  late.push(Math.max(0, now.at - last.at - TICK_MS));
  busy.push(Math.max(0, now.worked - last.worked - TICK_MS));
  last = now;
}, TICK_MS);

Deno.addSignalListener("SIGUSR2", () => {
  late = [];
  busy = [];
});

Deno.addSignalListener("SIGTERM", () => {
  const lag: Lag = { late: summary(late), busy: summary(busy) };
  // Past the console, whose lines become lines of the log.
  Deno.stdout.writeSync(new TextEncoder().encode(`${JSON.stringify(lag)}\n`));
});

await import("../../server/main.ts");

/** Processor time of the thread that answers requests, in milliseconds. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function summary(delays: number[]): Delays {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { ticks: sorted.length, p50: at(0.5), p99: at(0.99), worst: at(1) };
}
