/**
 * A drawing thread: it is sent recipes, one at a time, and answers with their pictures.
 *
 * @module
 */
/// <reference lib="deno.worker" />
import type { Stage } from "../../lib/generation_progress.ts";
import { draw } from "./draw.ts";
import type { ThreadMessage, ThreadTask } from "./pool.ts";
import { repaint } from "./repaint.ts";

self.onmessage = async ({ data: { spec, photo, wantsSketch } }: MessageEvent<ThreadTask>) => {
  const onStage = (stage: Stage) => say({ stage });
  const onSketch = wantsSketch ? (sketch: Uint8Array) => say({ sketch }) : undefined;
  try {
    const picture = photo ? repaint(photo, spec, onStage) : draw(spec, { onStage, onSketch });
    // A copy of its own, because only a whole buffer can be handed over without copying it again.
    const png = new Uint8Array(await picture);
    say({ png }, [png.buffer]);
  } catch (error) {
    say({ error: error instanceof Error ? error.stack ?? error.message : String(error) });
  }
};

function say(message: ThreadMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, transfer);
}
