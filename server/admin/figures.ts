/**
 * @module The main figures of `/metrics` in words, for the admin pages: of this process, since it started.
 */
import type { Figure } from "../../lib/admin/admin_data.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../lib/durations.ts";
import type { Counter, Distribution, Gauge, Histogram } from "../telemetry/instruments.ts";
import {
  creditsHeld,
  drawingDuration,
  kvDuration,
  processMemory,
  processUptime,
  queueLength,
  requestDuration,
  settlements,
  votes,
  webhookLag,
} from "../telemetry/metrics.ts";
import { t } from "../../lib/i18n/translate.ts";

const MEGABYTE = 1024 ** 2;

/** The figures with their names and units as they are shown. */
export async function figures(): Promise<Figure[]> {
  const [uptime, rss, held, places] = await Promise.all([
    sumOf(processUptime),
    sumOf(processMemory, ({ labels: [kind] }) => kind === "rss"),
    sumOf(creditsHeld),
    sumOf(queueLength),
  ]);
  const requests = requestDuration.distributions();
  const failed = labelled(requestDuration, requests, "status", (status) => status.startsWith("5"));
  const drawn = drawingDuration.distributions();
  const undrawn = labelled(drawingDuration, drawn, "outcome", (outcome) => outcome !== "ok");
  return [
    { name: t("Running for"), value: duration(uptime * SECOND_MS) },
    { name: t("Memory"), value: t("{n} MB", { n: Math.round(rss / MEGABYTE) }) },
    { name: t("Requests"), value: withFailed(requests, failed) },
    { name: t("Until an answer begins"), value: average(requests) },
    { name: t("Calls of the database"), value: average(kvDuration.distributions()) },
    { name: t("Pictures"), value: withFailed(drawn, undrawn) },
    { name: t("Drawing"), value: average(drawn) },
    { name: t("Places taken in lines"), value: String(places) },
    { name: t("Generations held"), value: String(held) },
    { name: t("Votes counted"), value: String(total(votes)) },
    { name: t("Payments booked"), value: String(total(settlements)) },
    { name: t("Payment events"), value: average(webhookLag.distributions()) },
  ];
}

async function sumOf(
  gauge: Gauge,
  wanted: (reading: { labels: readonly string[] }) => boolean = () => true,
): Promise<number> {
  const readings = await gauge.readings();
  return readings.filter(wanted).reduce((sum, { value }) => sum + value, 0);
}

function total(counter: Counter): number {
  return counter.readings().reduce((sum, { value }) => sum + value, 0);
}

function count(distributions: readonly Distribution[]): number {
  return distributions.reduce((sum, { count }) => sum + count, 0);
}

function withFailed(all: readonly Distribution[], failed: readonly Distribution[]): string {
  return t("{all}, {failed} failed", { all: count(all), failed: count(failed) });
}

/** Those whose label has such a value. */
function labelled(
  { labels }: Histogram,
  distributions: readonly Distribution[],
  label: string,
  fits: (value: string) => boolean,
): Distribution[] {
  const index = labels.indexOf(label);
  return distributions.filter(({ labels }) => fits(labels[index] ?? ""));
}

/** E.g. "12 ms on average". */
function average(distributions: readonly Distribution[]): string {
  const values = count(distributions);
  if (values === 0) return t("none yet");
  const seconds = distributions.reduce((sum, { sum: each }) => sum + each, 0) / values;
  const milliseconds = seconds * SECOND_MS;
  const shown = seconds < 10
    ? t("{n} ms", { n: milliseconds.toFixed(milliseconds < 10 ? 1 : 0) })
    : t("{n} s", { n: Math.round(seconds) });
  return t("{time} on average", { time: shown });
}

/** E.g. "2 h 5 min". */
function duration(milliseconds: number): string {
  const hours = Math.floor(milliseconds / HOUR_MS);
  const minutes = Math.floor(milliseconds % HOUR_MS / MINUTE_MS);
  return hours > 0
    ? t("{hours} h {minutes} min", { hours, minutes })
    : t("{minutes} min", { minutes });
}
