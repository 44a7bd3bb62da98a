/**
 * @module What is made of a picture and kept beside it: copies in other widths, its card, other styles.
 */
import { log } from "../telemetry/log.ts";
import type { ImageStore } from "./image_store.ts";

/** A copy, by its key. */
export type Copy = readonly [key: string, bytes: Uint8Array<ArrayBuffer>];

/**
 * Keeps copies of the picture under this key; whether the picture is still there. One that was removed meanwhile,
 * when there were no copies to remove yet, takes them with it. Throws when a copy is not kept.
 */
export async function keepCopies(
  images: ImageStore,
  pictureKey: string,
  copies: readonly Copy[],
): Promise<boolean> {
  const puts = copies.map(([key, bytes]) => images.put(key, bytes));
  await Promise.allSettled(puts);
  const isThere = await images.get(pictureKey) !== null;
  if (!isThere) await images.remove(pictureKey);
  await Promise.all(puts);
  return isThere;
}

/** The same for copies that can be made again: what is not kept goes to the log, as `what`. */
export async function tryToKeepCopies(
  images: ImageStore,
  pictureKey: string,
  { copies, what }: { copies: readonly Copy[]; what: string },
): Promise<void> {
  try {
    await keepCopies(images, pictureKey, copies);
  } catch (error) {
    log.error(`${what} not kept`, error);
  }
}
