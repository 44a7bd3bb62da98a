/** @module Files of a backup: written through to the disk, and known by their hash. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

/** The hash and the size of a file, which is never in memory as a whole. */
export async function describeFile(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest("hex"), bytes };
}

/** Waits until the disk has the file, or a folder's list of files. */
export async function syncToDisk(path: string): Promise<void> {
  const { isDirectory } = await Deno.stat(path);
  // Windows cannot open folders and does this by itself.
  if (isDirectory && Deno.build.os === "windows") return;
  using file = await Deno.open(path, { read: true, write: !isDirectory });
  await file.sync();
}

/** Removes a file or folder. One that is missing is no error. */
export async function removeIfThere(path: string, options?: Deno.RemoveOptions): Promise<void> {
  try {
    await Deno.remove(path, options);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
