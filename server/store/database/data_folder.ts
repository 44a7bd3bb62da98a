/**
 * @module The folder of the database and the pictures: made when absent, and used by one process at a time.
 */
import { ConfigError } from "../../config.ts";
import { type DataFolderLock, lockDataFolder } from "./process_lock.ts";

/** Makes the folder and takes it for this process. Throws `ConfigError` when it cannot be written. */
export async function openDataFolder(folder: string): Promise<DataFolderLock> {
  try {
    await Deno.mkdir(folder, { recursive: true });
    return await lockDataFolder(folder);
  } catch (error) {
    throw error instanceof ConfigError ? error : unwritable(folder, error);
  }
}

/** Why nothing can be written into this folder, in words for the operator. */
export function unwritable(folder: string, cause: unknown): ConfigError {
  const reason = cause instanceof Error
    ? cause.message.replace(/ \(os error.*$/s, "")
    : String(cause);
  return new ConfigError(
    `Cannot write into ${folder}: ${reason}. Give this user the right to, or set DATA_DIR to another folder.`,
  );
}
