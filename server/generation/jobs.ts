/**
 * The work going on in this process. Who asks for the same again joins it instead of starting anew, and it
 * goes on when those who asked have left.
 *
 * @module
 */
import type { GenerationProgress } from "../../lib/generation_progress.ts";

export type Listener = (progress: GenerationProgress) => void;

export interface Job<Result> {
  /** What it works on, to tell a repeated request from another one. */
  readonly fingerprint: string;
  readonly result: Promise<Result>;
  /** Tells the listener where the work is and about each step from now on. */
  follow(listener: Listener): void;
}

/** Starts the work and passes on what it reports. */
export function startJob<Result>(
  fingerprint: string,
  work: (report: Listener) => Promise<Result>,
): Job<Result> {
  const listeners: Listener[] = [];
  let latest: GenerationProgress | undefined;
  const result = work((progress) => {
    latest = progress;
    for (const listener of listeners) listener(progress);
  });
  return {
    fingerprint,
    result,
    follow(listener) {
      if (latest) listener(latest);
      listeners.push(listener);
    },
  };
}
