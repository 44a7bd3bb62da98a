/**
 * The threads that draw, so that the one that answers requests never waits for a brush.
 *
 * @module
 */
import type { Stage } from "../../lib/generation_progress.ts";
import type { DrawListener } from "./draw.ts";
import type { CatSpec } from "./spec.ts";

/** Far beyond the slowest picture: a thread that takes longer hangs. */
const TIME_LIMIT_MS = 30_000;

/** What a thread is sent. */
export interface ThreadTask {
  spec: CatSpec;
  photo?: Uint8Array;
  /** Whether somebody looks while it draws. */
  wantsSketch: boolean;
}

/** What a thread says while it draws the recipe it was sent, and at the end. */
export type ThreadMessage =
  | { stage: Stage }
  | { sketch: Uint8Array }
  | { png: Uint8Array<ArrayBuffer> }
  | { error: string };

export interface DrawOptions extends DrawListener {
  /** A JPEG to be painted anew, instead of drawing the recipe; there is no sketch of it. */
  photo?: Uint8Array;
  /** Aborted when nobody waits for the picture any longer. */
  signal?: AbortSignal;
}

type ThreadOptions = DrawOptions & Required<Pick<DrawOptions, "signal">>;

export interface DrawingPool {
  /** The PNG of this recipe; first come, first drawn. Throws when there is none. */
  draw(spec: CatSpec, options?: DrawOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends every thread; what was still to be drawn fails. */
  close(): void;
}

export interface PoolOptions {
  /** The most threads; each starts with the first picture that needs it. */
  workers: number;
  timeLimitMs?: number;
  /** What a thread runs. */
  script?: string | URL;
}

export function createPool({
  workers,
  timeLimitMs = TIME_LIMIT_MS,
  script = new URL("./worker.ts", import.meta.url),
}: PoolOptions): DrawingPool {
  const closing = new AbortController();
  const idle: Worker[] = [];
  const queue: (() => void)[] = [];
  let freeSeats = workers;

  async function draw(spec: CatSpec, { signal, ...options }: DrawOptions = {}) {
    const { onStage } = options;
    onStage?.("waiting");
    await takeSeat();
    try {
      const limits = [closing.signal, AbortSignal.timeout(timeLimitMs)];
      const limit = AbortSignal.any(signal ? [signal, ...limits] : limits);
      limit.throwIfAborted();
      onStage?.("reading");
      return await drawOnThread(spec, { ...options, signal: limit });
    } finally {
      leaveSeat();
    }
  }

  /** A thread that failed is not used again: nobody knows what state it is in. */
  async function drawOnThread(spec: CatSpec, options: ThreadOptions) {
    const thread = idle.pop() ?? new Worker(script, { type: "module" });
    try {
      const png = await picture(thread, spec, options);
      options.signal.throwIfAborted();
      idle.push(thread);
      return png;
    } catch (error) {
      thread.terminate();
      throw error;
    }
  }

  async function takeSeat(): Promise<void> {
    if (freeSeats > 0) freeSeats--;
    else await new Promise<void>((seated) => queue.push(seated));
  }

  function leaveSeat(): void {
    const next = queue.shift();
    if (next) next();
    else freeSeats++;
  }

  function close(): void {
    closing.abort(new Error("The server is stopping."));
    for (const thread of idle.splice(0)) thread.terminate();
  }

  return { draw, close };
}

/** What this thread makes of the recipe. Throws when it fails, crashes or is given up. */
function picture(
  thread: Worker,
  spec: CatSpec,
  { photo, onStage, onSketch, signal }: ThreadOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    thread.onmessage = ({ data }: MessageEvent<ThreadMessage>) => {
      if ("stage" in data) onStage?.(data.stage);
      else if ("sketch" in data) onSketch?.(data.sketch);
      else if ("png" in data) resolve(data.png);
      else reject(new Error(data.error));
    };
    thread.onerror = (event) => {
      // Otherwise the crash of a thread ends the whole process.
      event.preventDefault();
      reject(new Error(`A drawing thread crashed: ${event.message}`));
    };
    const wantsSketch = onSketch !== undefined;
    thread.postMessage({ spec, photo, wantsSketch } satisfies ThreadTask);
  });
}
