/**
 * @module The server as it is, with the clock of another time. It begins ten minutes before the end of a
 * month; `SIGUSR2` turns it to the last two seconds. The timers that the server registers are run by this
 * clock, as the operating system's would run them: at midnight of the first, and at every full minute.
 */
import { endOf, periodOf } from "../../lib/contest/period.ts";
import { REMAINING_MS, SHIFTED_START_MS } from "./shifted_clock.ts";

const RealDate = Date;
const monthEnd = endOf(periodOf(new RealDate()));
let shift = monthEnd - SHIFTED_START_MS - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...parts: unknown[]) {
    super(...(parts.length > 0 ? parts : [RealDate.now() + shift]) as [number]);
  }
  static override now(): number {
    return RealDate.now() + shift;
  }
} as DateConstructor;

Deno.addSignalListener("SIGUSR2", () => {
  shift = monthEnd - REMAINING_MS - RealDate.now();
  // Both fall on midnight, when the month ends.
  setTimeout(() => timers.forEach((run) => void run()), REMAINING_MS);
});

/** What the server wants done at midnight. */
const timers: (() => unknown)[] = [];

Object.defineProperty(Deno, "cron", {
  value: (_name: string, schedule: string, _options: object, run: () => unknown) => {
    if (schedule === "* * * * *" || schedule === "0 0 1 * *") timers.push(run);
    return Promise.resolve();
  },
});

await import("../../server/main.ts");
