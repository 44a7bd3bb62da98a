/**
 * @module Storing a drawn picture. It has cost time and perhaps money, so a storage that does not answer is
 * asked again with the same bytes; the picture is never drawn a second time.
 */
import { abortable } from "../concurrency/abortable.ts";
import { isDiskFull } from "../failures/disk_full.ts";
import { Failure } from "../failures/failure.ts";
import type { ImageStore } from "../images/image_store.ts";
import { t } from "../../lib/i18n/translate.ts";
import { sleep } from "../../lib/sleep.ts";

/** Long enough for a storage to restart; the person is still waiting. */
const STORING_PATIENCE_MS = 25_000;

/** The pause after the first failed try; each next one is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 1_000;

export interface StoringOptions {
  patienceMs?: number;
  /** Ends the wait for a storage that does not answer. */
  stop?: AbortSignal;
}

/**
 * Puts the picture into the storage. Throws a failure with a message for a person when that is
 * refused, or when the storage has not answered for as long as the patience lasts; its own last try
 * comes on top. Throws the reason of `stop`.
 */
export async function storePicture(
  images: ImageStore,
  { imageKey, png }: { imageKey: string; png: Uint8Array<ArrayBuffer> },
  { patienceMs = STORING_PATIENCE_MS, stop = new AbortController().signal }: StoringOptions = {},
): Promise<void> {
  const end = Date.now() + patienceMs;
  for (let pause = FIRST_PAUSE_MS;; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await abortable(stop, images.put(imageKey, png));
    } catch (error) {
      if (stop.aborted) throw error;
      if (!isPassing(error) || Date.now() + pause > end) throw notStored(error);
    }
    await sleep(pause);
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof Failure && error.kind === "unavailable";
}

/** The same failure, with a message for a person who wanted a picture. */
function notStored(error: unknown): Failure {
  const kind = isDiskFull(error) ? "full" : error instanceof Failure ? error.kind : "provider";
  const details = error instanceof Failure ? error.details : { cause: error };
  return new Failure(
    kind,
    t("Your picture was drawn, but it could not be stored. It costs you nothing; please try again."),
    details,
  );
}
