/**
 * @module Giving back the memory of a picture once it is drawn. Its canvases and pixels, some 50 MB, hang
 * on a few small objects, so V8 sees little garbage and collects it late: after a crowd a thread would hold
 * hundreds of megabytes.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Collects everything that is no longer used in this thread, which takes some 10 ms. V8's own function, which
 * only this thread is given: a platform that starts the server does not let us choose flags.
 */
export const collectGarbage: () => void = exposeGarbageCollector();

function exposeGarbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  // Deno 2.5 gives a thread no such function; its memory then waits for V8.
  return runInNewContext("globalThis.gc") ?? (() => {});
}
