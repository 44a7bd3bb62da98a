/**
 * @module The threads that draw and read photos, so that the one that answers requests never waits for a
 * brush.
 */
import type { CatSeen } from "../../../lib/cat_seen.ts";
import type { DrawListener } from "../draw.ts";
import type { DrawerName, FileOptions } from "../files/options.ts";
import type { CatSpec } from "../spec.ts";
import { createSlots, type Priority } from "./slots.ts";
import type { DrawTask, ThreadAnswer, ThreadMessage, ThreadTask } from "./thread_messages.ts";

/** Far beyond the slowest picture: a thread that takes longer hangs. */
const TIME_LIMIT_MS = 30_000;

/** What a drawing may be given besides its recipe. */
export interface DrawOptions extends DrawListener {
  /** A JPEG to be painted anew, instead of drawing the recipe; only its stages are reported. */
  photo?: Uint8Array;
  /** Aborts the drawing, and frees its thread. */
  signal?: AbortSignal;
}

type ThreadListener = Omit<DrawOptions, "photo">;

type PartName = "png" | "webp" | "shown" | "cat" | "file";

/** Threads that draw, sketch and read photos. */
export interface DrawingPool {
  /** What a photo, a JPEG, shows of a cat; null if nothing. Rejects when the photo cannot be read. */
  read(photo: Uint8Array, options?: Pick<DrawOptions, "signal">): Promise<CatSeen | null>;
  /** The PNG of this recipe; first come, first drawn. Throws when there is none. */
  draw(spec: CatSpec, options?: DrawOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** The sketch of this recipe: a WebP of 256 × 256 pixels. Throws when there is none. */
  sketch(
    spec: CatSpec,
    options?: Pick<DrawOptions, "signal">,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * The recipe as its scene shows it, without a painting. One at a time, and while a thread is free: else undefined.
   * Throws when there is none.
   */
  visible(spec: CatSpec, options?: Pick<DrawOptions, "signal">): Promise<CatSpec | undefined>;
  /**
   * A file made of this recipe, or a part of one. It waits behind all pictures, so that a large file, made in parts,
   * keeps none waiting for longer than a part takes. Throws when there is none.
   */
  drawFile<Name extends DrawerName>(
    name: Name,
    spec: CatSpec,
    options: FileOptions[Name],
    more?: Pick<DrawOptions, "signal">,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends every thread; what was still to be drawn fails. */
  close(): void;
}

/** How many threads there are, and what they run. */
export interface PoolOptions {
  /** The most threads; each starts with the first picture that needs it. */
  threads: number;
  /** A thread that takes longer for one task is ended, in milliseconds; 30 seconds by default. */
  timeLimitMs?: number;
  /** What a thread runs. */
  script?: string | URL;
}

/**
 * A pool of drawing threads. Tasks wait in line, first come, first served, those of files behind the others; a
 * thread that fails or hangs is replaced, and only its own task rejects.
 */
export function createPool({
  threads,
  timeLimitMs = TIME_LIMIT_MS,
  script = new URL("./worker.ts", import.meta.url),
}: PoolOptions): DrawingPool {
  const closing = new AbortController();
  const idle: Worker[] = [];
  const slots = createSlots(threads);
  let isComposing = false;

  async function read(photo: Uint8Array, options: Pick<DrawOptions, "signal"> = {}) {
    return answered(await answerTo({ reading: photo }, options), "cat");
  }

  async function draw(spec: CatSpec, { photo, ...listener }: DrawOptions = {}) {
    listener.onStage?.("waiting");
    const task: DrawTask = {
      spec,
      photo,
      wantsSketch: listener.onSketch !== undefined,
      wantsSmallView: listener.onSmallView !== undefined,
      wantsView: listener.onView !== undefined,
      wantsSeen: listener.onSeen !== undefined,
      wantsColours: listener.onColours !== undefined,
    };
    return answered(await answerTo(task, listener), "png");
  }

  async function sketch(spec: CatSpec, options: Pick<DrawOptions, "signal"> = {}) {
    return answered(await answerTo({ sketching: spec }, options), "webp");
  }

  async function visible(spec: CatSpec, options: Pick<DrawOptions, "signal"> = {}) {
    if (slots.free() === 0 || isComposing) return undefined;
    isComposing = true;
    const answer = await answerTo({ composing: spec }, options).finally(() => isComposing = false);
    return answered(answer, "shown");
  }

  async function drawFile<Name extends DrawerName>(
    name: Name,
    spec: CatSpec,
    options: FileOptions[Name],
    more: Pick<DrawOptions, "signal"> = {},
  ) {
    return answered(await answerTo({ file: name, spec, options }, more, "low"), "file");
  }

  async function answerTo(
    task: ThreadTask,
    { signal, ...listener }: ThreadListener,
    priority?: Priority,
  ) {
    await slots.acquire(priority);
    try {
      const limits = [closing.signal, AbortSignal.timeout(timeLimitMs)];
      const limit = AbortSignal.any(signal ? [signal, ...limits] : limits);
      limit.throwIfAborted();
      listener.onStage?.("reading");
      return await askThread(task, { ...listener, signal: limit });
    } finally {
      slots.release();
    }
  }

  /** A thread that failed is not used again: its state is unknown. */
  async function askThread(task: ThreadTask, listener: ThreadListener & { signal: AbortSignal }) {
    const thread = idle.pop() ?? new Worker(script, { type: "module" });
    try {
      const answer = await answerOf(thread, task, listener);
      listener.signal.throwIfAborted();
      idle.push(thread);
      return answer;
    } catch (error) {
      thread.terminate();
      throw error;
    }
  }

  function close(): void {
    closing.abort(new Error("The server is stopping."));
    for (const thread of idle.splice(0)) thread.terminate();
  }

  return { read, draw, sketch, visible, drawFile, close };
}

/** This part of an answer. Throws when the thread has done something else than it was asked to. */
function answered<Part extends PartName>(
  answer: ThreadAnswer,
  part: Part,
): Extract<ThreadAnswer, Record<Part, unknown>>[Part] {
  if (part in answer) return (answer as Extract<ThreadAnswer, Record<Part, unknown>>)[part];
  throw new Error(`A drawing thread was asked for ${part} and answered ${Object.keys(answer)}.`);
}

/** What this thread makes of a task. Throws when it fails, crashes or is given up. */
function answerOf(
  thread: Worker,
  task: ThreadTask,
  { onStage, onSketch, onSmallView, onView, onSeen, onColours, signal }: ThreadListener & {
    signal: AbortSignal;
  },
): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    thread.onmessage = ({ data }: MessageEvent<ThreadMessage>) => {
      if ("stage" in data) onStage?.(data.stage);
      else if ("sketch" in data) onSketch?.(data.sketch);
      else if ("smallView" in data) onSmallView?.(data.smallView);
      else if ("view" in data) onView?.(data.view);
      else if ("seen" in data) onSeen?.(data.seen);
      else if ("colours" in data) onColours?.(data.colours);
      else if ("error" in data) reject(new Error(data.error));
      else resolve(data);
    };
    thread.onerror = (event) => {
      // Otherwise the crash of a thread ends the whole process.
      event.preventDefault();
      reject(new Error(`A drawing thread crashed: ${event.message}`));
    };
    thread.postMessage(task);
  });
}
