/**
 * A drawing thread: it is sent recipes, one at a time, and answers with their pictures.
 *
 * @module
 */
/// <reference lib="deno.worker" />
import { draw } from "./draw.ts";
import type { ThreadMessage } from "./pool.ts";
import type { CatSpec } from "./spec.ts";

self.onmessage = async ({ data: spec }: MessageEvent<CatSpec>) => {
  try {
    // A copy of its own, because only a whole buffer can be handed over without copying it again.
    const png = new Uint8Array(await draw(spec, (stage) => say({ stage })));
    say({ png }, [png.buffer]);
  } catch (error) {
    say({ error: error instanceof Error ? error.stack ?? error.message : String(error) });
  }
};

function say(message: ThreadMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, transfer);
}
