/**
 * @module The folder that backups are made in: it holds the last finished one, and whatever the next one
 * needs.
 */
import { join, resolve } from "node:path";
import { ConfigError } from "../config.ts";
import type { ImageStore } from "../images/image_store.ts";
import { removeIfThere } from "./files.ts";
import type { Manifest } from "./manifest.ts";
import { readPictureList } from "./picture_list.ts";
import { lockFile } from "../store/database/process_lock.ts";
import { openSqlite } from "../store/database/sqlite.ts";

/** Files on their way, removed at the end and before the next backup. */
export const UNFINISHED = "unfinished";

/** What a folder of backups consists of; anything else in it is not ours. */
const OWN_FILES =
  /^(manifest\.json(\.draft)?|database-[0-9A-Z]{26}\.sqlite3|pictures-[0-9A-Z]{26}\.sha256|images|unfinished|lock)$/;

/**
 * Takes the folder for this process, and clears what an interrupted backup left. Throws `ConfigError` when
 * something else is in it, or another backup is being made.
 */
export async function openBackupFolder(folder: string): Promise<Disposable> {
  await Deno.mkdir(folder, { recursive: true, mode: 0o700 });
  await refuseForeignFolder(folder);
  const lock = await lockFolder(folder);
  await removeIfThere(join(folder, UNFINISHED), { recursive: true });
  await Deno.mkdir(join(folder, UNFINISHED));
  return lock;
}

/** What only an earlier backup needed, and pictures that were copied too early. */
export async function removeOthers(
  folder: string,
  { database, pictures }: Manifest,
  target: Pick<ImageStore, "list" | "remove">,
): Promise<void> {
  const unfinished = join(folder, UNFINISHED);
  using names = openSqlite(join(unfinished, "names.sqlite3"));
  names.exec("create table named (key text primary key) without rowid; begin");
  const insert = names.prepare("insert or ignore into named values (?)");
  for await (const { key } of readPictureList(join(folder, pictures.file))) insert.run(key);
  const find = names.prepare("select key from named where key = ?");
  for await (const key of target.list()) if (!find.get(key)) await target.remove(key);
  for await (const { name } of Deno.readDir(folder)) {
    const isOld = /^(database|pictures)-/.test(name) && name !== database.file &&
      name !== pictures.file;
    if (isOld) await Deno.remove(join(folder, name));
  }
  await Deno.remove(unfinished, { recursive: true });
}

async function refuseForeignFolder(folder: string): Promise<void> {
  for await (const { name } of Deno.readDir(folder)) {
    if (OWN_FILES.test(name)) continue;
    throw new ConfigError(
      `${
        resolve(folder)
      } holds ${name}, which is no part of a backup. Name an empty folder, or that of ` +
        "an earlier backup.",
    );
  }
}

async function lockFolder(folder: string): Promise<Disposable> {
  const lock = await lockFile(join(folder, "lock"));
  if (lock) return lock;
  throw new ConfigError(`Another backup into ${resolve(folder)} is being made.`);
}
