/**
 * @module A collector of OpenTelemetry on loopback: keeps what is exported to it as JSON over HTTP.
 */
import { serveLoopback } from "../support/loopback_server.ts";

export interface ExportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  attributes: Record<string, unknown>;
  status: { code: number; message: string };
}

export interface Collector extends AsyncDisposable {
  /** What makes Deno export to it. */
  readonly variables: Record<string, string>;
  /** Bodies as they came. */
  readonly bodies: string[];
  spans(): ExportedSpan[];
  /** Data points by the name of the metric, each with its attributes. */
  metrics(): Map<string, { unit: string; points: Record<string, unknown>[] }>;
  /** Texts of exported log records. */
  logs(): string[];
  /** Attributes of what exported, e.g. `service.name`. */
  resource(): Record<string, unknown>;
}

interface KeyValue {
  key: string;
  value: Record<string, unknown>;
}

export function fakeCollector(): Collector {
  const bodies: string[] = [];
  // deno-lint-ignore no-explicit-any -- the protocol's own shapes, read where they are used
  const exported: any[] = [];
  const server = serveLoopback(
    async (request) => {
      const body = await request.text();
      bodies.push(body);
      exported.push(JSON.parse(body));
      return Response.json({});
    },
  );

  return {
    variables: {
      OTEL_DENO: "true",
      // Once, at the end: a process of Deno that ends while it collects metrics waits for ever.
      OTEL_METRIC_EXPORT_INTERVAL: "3600000",
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_EXPORTER_OTLP_ENDPOINT: server.origin,
    },
    bodies,
    spans: () =>
      exported.flatMap(({ resourceSpans = [] }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map((span) => ({ ...span, attributes: plain(span.attributes) })),
    metrics() {
      const all = exported.flatMap(({ resourceMetrics = [] }) => resourceMetrics)
        .flatMap(({ scopeMetrics }) => scopeMetrics)
        .flatMap(({ metrics }) => metrics);
      return new Map(all.map(({ name, unit, histogram, sum, gauge }) => {
        const { dataPoints } = histogram ?? sum ?? gauge;
        const points = dataPoints.map((point: { attributes: KeyValue[] }) => ({
          ...point,
          attributes: plain(point.attributes),
        }));
        return [name, { unit, points }];
      }));
    },
    logs: () =>
      exported.flatMap(({ resourceLogs = [] }) => resourceLogs)
        .flatMap(({ scopeLogs }) => scopeLogs)
        .flatMap(({ logRecords }) => logRecords)
        .map(({ body }) => body.stringValue),
    resource() {
      const [{ resourceSpans, resourceLogs, resourceMetrics }] = exported;
      return plain((resourceSpans ?? resourceLogs ?? resourceMetrics)[0].resource.attributes);
    },
    [Symbol.asyncDispose]: server.close,
  };
}

function plain(attributes: KeyValue[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
