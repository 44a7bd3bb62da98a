/**
 * @module The work going on in this process. The same request again joins the running work instead of
 * starting anew, and the work goes on when its clients have gone.
 */
import type { GenerationProgress } from "../../lib/generation_progress.ts";

/** A picture before it is stored and paid. */
export interface PartialPicture {
  /** A data URL. */
  image: string;
  /** Nothing is missing any more. */
  whole?: true;
}

/** Hears how the work goes. */
export interface Listener {
  /** Called at each step. */
  onProgress?: (progress: GenerationProgress) => void;
  /** Shown the picture as far as it is. */
  onPartial?: (partial: PartialPicture) => void;
}

/** Where the work reports. */
export interface Report {
  /** Reports a step to every listener. */
  onProgress(progress: GenerationProgress): void;
  /** Sends the picture as far as it is to every listener; undefined while there is none. */
  viewer(): ((partial: PartialPicture) => void) | undefined;
}

/** Work that can be followed while it goes on. */
export interface Job<Result> {
  /** What it works on; distinguishes a repeated request from another one. */
  readonly fingerprint: string;
  /** Its result; rejects as the work does. */
  readonly result: Promise<Result>;
  /** Calls the listener with the present step, and with each step from now on. */
  follow(listener: Listener): void;
}

/** Starts the work and passes on what it reports. */
export function startJob<Result>(
  fingerprint: string,
  work: (report: Report) => Promise<Result>,
): Job<Result> {
  const listeners: Listener[] = [];
  let progress: GenerationProgress | undefined;
  let partial: PartialPicture | undefined;
  const show = (latest: PartialPicture) => {
    partial = latest;
    for (const { onPartial } of listeners) onPartial?.(latest);
  };
  const result = work({
    onProgress(latest) {
      progress = latest;
      for (const { onProgress } of listeners) onProgress?.(latest);
    },
    viewer: () => listeners.some(({ onPartial }) => onPartial) ? show : undefined,
  });
  return {
    fingerprint,
    result,
    follow(listener) {
      if (progress) listener.onProgress?.(progress);
      if (partial) listener.onPartial?.(partial);
      listeners.push(listener);
    },
  };
}
