/**
 * @module A drawing thread: it is sent recipes and photos, one at a time, and answers with pictures and
 * with what it has read.
 */

/// <reference lib="deno.worker" />
import type { Stage } from "../../../lib/generation_progress.ts";
import type { PictureColours } from "../../../lib/picture_colours.ts";
import { readCat } from "../photo/cat_reading.ts";
import { compose } from "../compose.ts";
import { draw } from "../draw.ts";
import { drawFile } from "../files/drawers.ts";
import { collectGarbage } from "./garbage.ts";
import type { DrawTask, ThreadMessage, ThreadTask } from "./thread_messages.ts";
import type { CatSpec } from "../spec.ts";
import { repaint } from "../repaint.ts";
import { sketch } from "../sketch.ts";
import { visibleRecipe } from "../composing/visible_recipe.ts";

self.onmessage = async ({ data: task }: MessageEvent<ThreadTask>) => {
  try {
    if ("reading" in task) say({ cat: await readCat(task.reading) });
    else if ("sketching" in task) {
      const webp = new Uint8Array(await sketch(compose(task.sketching)));
      say({ webp }, [webp.buffer]);
    } else if ("composing" in task) say({ shown: visibleRecipe(compose(task.composing)) });
    else if ("file" in task) {
      const file = new Uint8Array(await drawFile(task.file, task.spec, task.options as never));
      say({ file }, [file.buffer]);
    } else await paint(task);
  } catch (error) {
    say({ error: error instanceof Error ? error.stack ?? error.message : String(error) });
  }
  // Only now: the one who waits has the picture.
  collectGarbage();
};

async function paint(
  { spec, photo, wantsSketch, wantsSmallView, wantsView, wantsSeen, wantsColours }: DrawTask,
): Promise<void> {
  const onStage = (stage: Stage) => say({ stage });
  const onSketch = wantsSketch ? (sketch: Uint8Array) => say({ sketch }) : undefined;
  const onSmallView = wantsSmallView
    ? (smallView: Uint8Array<ArrayBuffer>) => say({ smallView }, [smallView.buffer])
    : undefined;
  const onView = wantsView
    ? (view: Uint8Array<ArrayBuffer>) => say({ view }, [view.buffer])
    : undefined;
  const onSeen = wantsSeen ? (seen: CatSpec) => say({ seen }) : undefined;
  const onColours = wantsColours ? (colours: PictureColours) => say({ colours }) : undefined;
  const picture = photo
    ? repaint(photo, spec, onStage)
    : draw(spec, { onStage, onSketch, onSmallView, onView, onSeen, onColours });
  // A copy of its own, because only a whole buffer can be handed over without copying it again.
  const png = new Uint8Array(await picture);
  say({ png }, [png.buffer]);
}

function say(message: ThreadMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, transfer);
}
