/**
 * @module The copies of a picture, made soon after it was saved and before the first request. One picture
 * at a time, so that many saves at once leave the machine to requests; what a crash or a failure keeps from
 * being made is made at the first request for it.
 */
import { createLimit } from "../concurrency/limit.ts";
import { Failure } from "../failures/failure.ts";
import { log } from "../telemetry/log.ts";
import type { ImageStore } from "./image_store.ts";
import { pictureVariant } from "./variants.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** Beyond a minute the first request comes before a picture's turn. */
const ONE_AT_A_TIME = {
  atOnce: 1,
  maxWaitMs: 60_000,
  typicalMs: 300,
  crowded: msg("Many pictures are being saved."),
};

/** Makes the smaller copies of saved pictures in the background. */
export interface EagerVariants {
  /** Queues the copies of this picture; no request waits for that. */
  order(key: string): void;
  /** Finishes the picture at work and leaves the others. */
  close(): Promise<void>;
}

/** Copies of pictures in this storage. */
export function createEagerVariants(images: ImageStore): EagerVariants {
  const limit = createLimit(ONE_AT_A_TIME);
  const ordered = new Set<Promise<void>>();

  async function make(key: string): Promise<void> {
    await pictureVariant(images, key, 256)
      .catch((error) => log.error(`copies of ${key} are not made yet`, error));
  }

  return {
    order(key) {
      // Refused where the line is full or closed.
      const work = limit.run(() => make(key)).catch(() => {}).finally(() => ordered.delete(work));
      ordered.add(work);
    },
    async close() {
      limit.close(new Failure("unavailable", t("The server stops.")));
      await Promise.all(ordered);
    },
  };
}
