/**
 * @module What Deno's own exporter sends to a collector when `OTEL_DENO=true`: our spans and instruments
 * besides Deno's, and no secret in any of them.
 */
import { type Attributes, type Meter, metrics, type Span, trace } from "@opentelemetry/api";
import type { Counter, Forward, Gauge, Histogram, Instrument } from "./instruments.ts";
import { INSTRUMENTS } from "./metrics.ts";
import { redact } from "./redact.ts";
import { startTracing } from "./spans.ts";

const NAME = "purrtrait";

/** Parts of URLs that can be a secret by themselves: signatures, tokens, keys of pictures. */
const SECRET_ATTRIBUTES = ["url.path", "url.query"];

/** Reads a gauge and records what it shows now. */
const gaugeReaders: (() => Promise<void>)[] = [];

/**
 * Does nothing where OpenTelemetry is off. Called once, before anything is measured. Gauges are read every
 * `gaugeMs`, and by {@link recordGauges}.
 */
export function startOpenTelemetry({ gaugeMs }: { gaugeMs: number }): void {
  const probe = trace.getTracer(NAME).startSpan("probe");
  if (!probe.isRecording()) return;
  redactSpans(Object.getPrototypeOf(probe));
  startTracing();
  const meter = metrics.getMeter(NAME);
  for (const instrument of INSTRUMENTS) {
    if (instrument.kind === "gauge") gaugeReaders.push(gaugeReader(meter, instrument));
    else instrument.forward = forwardTo(meter, instrument);
  }
  Deno.unrefTimer(setInterval(recordGauges, gaugeMs));
}

/** Records what every gauge shows now: Deno exports it with the next batch, or when the process ends. */
export async function recordGauges(): Promise<void> {
  await Promise.all(gaugeReaders.map((read) => read()));
}

/**
 * Deno describes every request and `fetch` by its whole URL as soon as the span begins, and keeps what is
 * overwritten later. Its spans are of the same class as ours, so what goes into them passes here first.
 */
function redactSpans(prototype: Span): void {
  const { setAttribute, setStatus } = prototype;
  prototype.setAttribute = function (name, value) {
    if (SECRET_ATTRIBUTES.includes(name)) return this;
    const text = name === "url.full" ? originOf(String(value)) : value;
    return setAttribute.call(this, name, typeof text === "string" ? redact(text) : text);
  };
  prototype.setStatus = function (status) {
    return setStatus.call(this, { ...status, message: redact(status.message ?? "") });
  };
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : "";
}

function forwardTo(meter: Meter, instrument: Counter | Histogram): Forward {
  const { name, unit, meaning: description } = instrument;
  if (instrument.kind === "counter") {
    const counter = meter.createCounter(name, { unit, description });
    return (amount, labels) => counter.add(amount, attributesOf(instrument, labels));
  }
  const advice = { explicitBucketBoundaries: [...instrument.bounds] };
  const histogram = meter.createHistogram(name, { unit, description, advice });
  return (value, labels) => histogram.record(value, attributesOf(instrument, labels));
}

/** Not an observable gauge: the last export, when the process ends, leaves those out. */
function gaugeReader(meter: Meter, gauge: Gauge): () => Promise<void> {
  const { name, unit, meaning: description } = gauge;
  const exported = meter.createGauge(name, { unit, description });
  return async () => {
    for (const { labels, value } of await gauge.readings()) {
      exported.record(value, attributesOf(gauge, labels));
    }
  };
}

function attributesOf({ labels }: Instrument, values: readonly string[]): Attributes {
  return Object.fromEntries(labels.map((label, index) => [label, values[index]]));
}
