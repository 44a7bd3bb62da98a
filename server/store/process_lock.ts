/**
 * One process for each data folder: two writers of one database file break each other's commits.
 *
 * @module
 */
import { ConfigError } from "../config.ts";

/** The folder is ours until `release`, or until the process ends, however it ends. */
export interface DataFolderLock {
  release(): void;
}

/** Takes the folder for this process. Throws `ConfigError` when another one has it. */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const file = await Deno.open(`${folder}/lock`, { create: true, write: true });
  // The operating system holds the lock, so that even `kill -9` leaves nothing to clean up.
  if (await file.tryLock(true)) return { release: () => file.close() };
  file.close();
  throw new ConfigError(
    `Another Purrtrait server is using ${folder}. Stop it, or give this one a DATA_DIR of its own.`,
  );
}
