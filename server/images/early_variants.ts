/**
 * The copies of a picture, made soon after it was saved and before the first request. One picture
 * at a time, so that many saves at once leave the machine to requests; what a crash or a failure
 * keeps from being made is made at the first request for it.
 *
 * @module
 */
import { log } from "../telemetry/log.ts";
import type { ImageStore } from "./image_store.ts";
import { pictureVariant } from "./variants.ts";

/** Beyond this many in line the first who looks comes earlier than their turn. */
const MOST_WAITING = 200;

/** Makes the smaller copies of saved pictures in the background. */
export interface EarlyVariants {
  /** Queues the copies of this picture; no request waits for that. */
  order(key: string): void;
  /** Finishes the picture at work and leaves the others. */
  close(): Promise<void>;
}

/** Copies of pictures in this storage. */
export function createEarlyVariants(images: ImageStore): EarlyVariants {
  let line: string[] = [];
  let work: Promise<void> | undefined;

  async function workOff(): Promise<void> {
    for (let key = line.shift(); key !== undefined; key = line.shift()) {
      try {
        await pictureVariant(images, key, 256);
      } catch (error) {
        log.error(`copies of ${key} are not made yet`, error);
      }
    }
    work = undefined;
  }

  return {
    order(key) {
      if (line.length >= MOST_WAITING) return;
      line.push(key);
      work ??= workOff();
    },
    async close() {
      line = [];
      await work;
    },
  };
}
