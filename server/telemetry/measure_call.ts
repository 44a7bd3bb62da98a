/** @module One call of something outside the process: measured, and a span. */
import type { Histogram } from "./instruments.ts";
import { inSpan } from "./spans.ts";

export interface Call<T> {
  /** Seconds go here; its last label is the outcome. */
  duration: Histogram;
  /** Values of the other labels. */
  labels: string[];
  span: string;
  attributes?: Record<string, string>;
  /** What a call that did not throw has come to. */
  outcomeOf?: (result: T) => string;
}

/** Does the work and measures it, also when it throws; passes on what it gives or throws. */
export async function measureCall<T>(
  { duration, labels, span, attributes = {}, outcomeOf }: Call<T>,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  let outcome = "failed";
  try {
    const result = await inSpan(span, attributes, work);
    outcome = outcomeOf?.(result) ?? "ok";
    return result;
  } finally {
    duration.record((performance.now() - startedAt) / 1000, ...labels, outcome);
  }
}
