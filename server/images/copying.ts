/** @module Copying every picture from one storage to another, so that a product can move. */
import { forEachConcurrently } from "../concurrency/for_each_concurrently.ts";
import { sha256 } from "../hashing/sha256.ts";
import type { ImageStore } from "./image_store.ts";

export interface CopyCounts {
  copied: number;
  /** Were in both already, with the same bytes. */
  there: number;
  /** Disappeared while copying: a picture that was deleted. */
  gone: number;
  /** The keys of those that could not be copied, each with the reason. */
  failed: { key: string; reason: string }[];
}

/** Pictures on their way at once: each waits mostly for the other side. */
const AT_ONCE = 8;

/**
 * Copies what the target has not or has differently, and reads each copy back to compare the hashes. Nothing
 * is ever deleted. Run again after an interruption, it compares what is there and copies the rest. Throws
 * when the source cannot be listed.
 */
export async function copyImages(
  source: Pick<ImageStore, "list" | "get">,
  target: Pick<ImageStore, "get" | "put">,
  onProgress: (counts: CopyCounts) => void = () => {},
): Promise<CopyCounts> {
  const counts: CopyCounts = { copied: 0, there: 0, gone: 0, failed: [] };
  await forEachConcurrently(source.list(), AT_ONCE, async (key) => {
    try {
      counts[await copyOne(source, target, key)]++;
    } catch (error) {
      counts.failed.push({ key, reason: (error as Error).message });
    }
    onProgress(counts);
  });
  return counts;
}

/** Copies one picture, as {@link copyImages} does. Throws when it is not read back as it was written. */
export async function copyOne(
  source: Pick<ImageStore, "get">,
  target: Pick<ImageStore, "get" | "put">,
  key: string,
): Promise<"copied" | "there" | "gone"> {
  const [bytes, present] = await Promise.all([source.get(key), target.get(key)]);
  if (!bytes) return "gone";
  const wanted = await sha256(bytes);
  if (present && await sha256(present) === wanted) return "there";
  await target.put(key, bytes);
  const written = await target.get(key);
  if (!written || await sha256(written) !== wanted) {
    throw new Error("What was written is not what is read back.");
  }
  return "copied";
}
