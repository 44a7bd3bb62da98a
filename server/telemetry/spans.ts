/**
 * @module Spans of OpenTelemetry, where it is turned on; otherwise nothing happens and nothing is paid.
 */
import { type Attributes, type Span, SpanStatusCode, trace } from "@opentelemetry/api";

const tracer = trace.getTracer("purrtrait");

let tracing = false;

/** From now on there are spans. */
export function startTracing(): void {
  tracing = true;
}

/** Does the work in a span below the present one. */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing) return work();
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A span below the present one that the caller ends; undefined where there are none. */
export function openSpan(name: string, attributes: Attributes): Span | undefined {
  return tracing ? tracer.startSpan(name, { attributes }) : undefined;
}

/** The span of the request that is being answered, if there is one. */
export function requestSpan(): Span | undefined {
  return tracing ? trace.getActiveSpan() : undefined;
}

/** Marks the span as failed, with the name of the error and not its text. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "" });
}
