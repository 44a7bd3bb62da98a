/**
 * @module Everything the server counts and measures, by name, unit and meaning. `docs/operations.md` lists
 * it.
 */
import { counter, gauge, histogram, type Instrument } from "./instruments.ts";

/** Seconds of what should be quick. */
const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Seconds of what people wait for. */
const SLOW = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** Seconds of what may take days when something is down. */
const DELAYED = [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3_600, 21_600, 86_400];

export const requestDuration = histogram({
  name: "purrtrait.request.duration",
  unit: "s",
  meaning: "Requests, by how long it took until the answer began",
  labels: ["method", "route", "status"],
  bounds: QUICK,
});

export const drawingDuration = histogram({
  name: "purrtrait.drawing.duration",
  unit: "s",
  meaning: "Pictures, by how long drawing took; outcome is ok or failed",
  labels: ["style", "outcome"],
  bounds: SLOW,
});

export const queueLength = gauge({
  name: "purrtrait.queue.length",
  unit: "{place}",
  meaning: "Places taken in this process's lines: pictures, passwords, photos",
  labels: ["queue"],
});

export const queueWait = histogram({
  name: "purrtrait.queue.wait",
  unit: "s",
  meaning: "Waits in these lines; outcome is ok or refused",
  labels: ["queue", "outcome"],
  bounds: SLOW,
});

export const creditsHeld = gauge({
  name: "purrtrait.credits.held",
  unit: "{credit}",
  meaning: "Credits held for pictures at work, in all processes",
  labels: [],
});

export const votes = counter({
  name: "purrtrait.votes",
  unit: "{vote}",
  meaning: "Votes that were counted",
  labels: [],
});

export const settlements = counter({
  name: "purrtrait.settlements",
  unit: "{posting}",
  meaning: "Credits booked or taken back for payments, by the kind of the ledger's entry",
  labels: ["kind"],
});

export const webhookLag = histogram({
  name: "purrtrait.webhook.lag",
  unit: "s",
  meaning: "Payment events, from when the provider made them until they were acted on",
  labels: [],
  bounds: DELAYED,
});

export const kvDuration = histogram({
  name: "purrtrait.kv.duration",
  unit: "s",
  meaning: "Calls of the database; outcome is ok, conflict (a check failed) or failed",
  labels: ["operation", "outcome"],
  bounds: QUICK,
});

export const storageDuration = histogram({
  name: "purrtrait.storage.duration",
  unit: "s",
  meaning: "Calls of the picture storage; outcome is ok or failed",
  labels: ["operation", "outcome"],
  bounds: QUICK,
});

export const providerDuration = histogram({
  name: "purrtrait.provider.duration",
  unit: "s",
  meaning: "Calls of the payment provider; outcome is ok or failed",
  labels: ["provider", "operation", "outcome"],
  bounds: SLOW,
});

export const logEvents = counter({
  name: "purrtrait.log.events",
  unit: "{event}",
  meaning: "Events written to the log, by level",
  labels: ["level"],
});

export const eventLoopLag = histogram({
  name: "purrtrait.event_loop.lag",
  unit: "s",
  meaning: "How late timers fire: how long the event loop was busy",
  labels: [],
  bounds: QUICK,
});

export const processMemory = gauge({
  name: "purrtrait.process.memory",
  unit: "By",
  meaning: "Memory of the process: rss, heap_used, heap_total, external",
  labels: ["kind"],
});

export const processUptime = gauge({
  name: "purrtrait.process.uptime",
  unit: "s",
  meaning: "How long the process has been running",
  labels: [],
});

export const INSTRUMENTS: readonly Instrument[] = [
  requestDuration,
  drawingDuration,
  queueLength,
  queueWait,
  creditsHeld,
  votes,
  settlements,
  webhookLag,
  kvDuration,
  storageDuration,
  providerDuration,
  logEvents,
  eventLoopLag,
  processMemory,
  processUptime,
];
