/**
 * One process for each data folder: two writers of one database file break each other's commits.
 *
 * @module
 */
import { setTimeout as delay } from "node:timers/promises";
import { ConfigError } from "../../config.ts";

/** A free lock is there at once. */
const LOCK_MS = 300;

/** The folder is ours until `release`, or until the process ends, however it ends. */
export interface DataFolderLock {
  release(): void;
}

/** Takes the folder for this process. Throws `ConfigError` when another one has it. */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const file = await Deno.open(`${folder}/lock`, { create: true, write: true });
  // The operating system holds the lock, so that even `kill -9` leaves nothing to clean up.
  if (await tryLock(file)) return { release: () => file.close() };
  file.close();
  throw new ConfigError(
    `Another Purrtrait server is using ${folder}. Stop it, or give this one a DATA_DIR of its own.`,
  );
}

/** Whether the lock of this file is ours now. Deno 2.5, which Deno Deploy documents, can only wait for one. */
export async function tryLock(file: Deno.FsFile): Promise<boolean> {
  if ("tryLock" in file) return await file.tryLock(true);
  const waiting = new AbortController();
  const { lock } = file as { lock(exclusive: boolean): Promise<void> };
  return await Promise.race([
    lock.call(file, true).then(() => true),
    delay(LOCK_MS, false, { signal: waiting.signal }),
  ]).finally(() => waiting.abort());
}
