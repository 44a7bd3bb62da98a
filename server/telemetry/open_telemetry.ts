/**
 * What Deno's own exporter sends to a collector when `OTEL_DENO=true`: our spans and instruments besides
 * Deno's, and no secret in any of them.
 *
 * @module
 */
import { type Attributes, type Meter, metrics, type Span, trace } from "@opentelemetry/api";
import type { Histogram, Instrument } from "./instruments.ts";
import { INSTRUMENTS } from "./metrics.ts";
import { redacted } from "./redacted.ts";
import { startTracing } from "./spans.ts";

const NAME = "purrtrait";

/** Parts of URLs that can be a secret by themselves: signatures, tokens, keys of pictures. */
const SECRET_ATTRIBUTES = ["url.path", "url.query"];

/** Does nothing where OpenTelemetry is off. Called once, before anything is measured. */
export function startOpenTelemetry(): void {
  const probe = trace.getTracer(NAME).startSpan("probe");
  if (!probe.isRecording()) return;
  redactSpans(Object.getPrototypeOf(probe));
  startTracing();
  const meter = metrics.getMeter(NAME);
  for (const instrument of INSTRUMENTS) connect(meter, instrument);
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
    return setAttribute.call(this, name, typeof text === "string" ? redacted(text) : text);
  };
  prototype.setStatus = function (status) {
    return setStatus.call(this, { ...status, message: redacted(status.message ?? "") });
  };
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : "";
}

function connect(meter: Meter, instrument: Instrument): void {
  const { name, unit, meaning: description } = instrument;
  if (instrument.kind === "histogram") return connectHistogram(meter, instrument);
  const observable = instrument.kind === "counter"
    ? meter.createObservableCounter(name, { unit, description })
    : meter.createObservableGauge(name, { unit, description });
  observable.addCallback(async (result) => {
    for (const { labels, value } of await instrument.readings()) {
      result.observe(value, attributesOf(instrument, labels));
    }
  });
}

function connectHistogram(meter: Meter, histogram: Histogram): void {
  const { name, unit, meaning: description, bounds } = histogram;
  const exported = meter.createHistogram(name, {
    unit,
    description,
    advice: { explicitBucketBoundaries: [...bounds] },
  });
  histogram.forward = (value, labels) => exported.record(value, attributesOf(histogram, labels));
}

function attributesOf({ labels }: Instrument, values: readonly string[]): Attributes {
  return Object.fromEntries(labels.map((label, index) => [label, values[index]]));
}
