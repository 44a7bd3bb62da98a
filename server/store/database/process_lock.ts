/**
 * @module One process for each data folder: two writers of one database file break each other's commits.
 */
import { resolve } from "node:path";
import { ConfigError } from "../../config.ts";
import { sleep } from "../../../lib/sleep.ts";

/** A free lock is there at once. */
const LOCK_MS = 300;

/** Files that this process has locked, or is about to. */
const locked = new Set<string>();

/** The folder is ours until `release`, or until the process ends, however it ends. */
export interface DataFolderLock {
  release(): void;
}

/** Takes the folder for this process. Throws `ConfigError` when another one has it. */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const lock = await lockFile(`${folder}/lock`);
  if (lock) return { release: () => lock[Symbol.dispose]() };
  throw new ConfigError(
    `Another Purrtrait server is using ${folder}. Stop it, or give this one a DATA_DIR of its own.`,
  );
}

/**
 * Locks this file, which is made when absent; undefined when it is locked already, by this process or another.
 * The operating system holds the lock, so that even `kill -9` leaves nothing to clean up.
 */
export async function lockFile(path: string): Promise<Disposable | undefined> {
  const name = resolve(path);
  if (locked.has(name)) return undefined;
  locked.add(name);
  using lock = new DisposableStack();
  lock.defer(() => locked.delete(name));
  const file = lock.use(await Deno.open(name, { create: true, write: true, mode: 0o600 }));
  return await tryLock(file) ? lock.move() : undefined;
}

/** Whether the lock of this file is ours now. Deno 2.5, which Deno Deploy documents, can only wait for one. */
async function tryLock(file: Deno.FsFile): Promise<boolean> {
  if ("tryLock" in file) return await file.tryLock(true);
  const waiting = new AbortController();
  const { lock } = file as { lock(exclusive: boolean): Promise<void> };
  return await Promise.race([
    lock.call(file, true).then(() => true),
    sleep(LOCK_MS, waiting.signal).then(() => false),
  ]).finally(() => waiting.abort());
}
