/**
 * @module A backup of a site while its server runs: the database as it was at one moment, and every picture
 * that the database of that moment names.
 *
 * Everything is written beside the backup before; the manifest, written last, turns from the one to the
 * other in one step. Pictures are shared by both, because a key never gets other bytes.
 */
import { join } from "node:path";
import { ulid } from "ulid";
import { diskImages } from "../images/disk_images.ts";
import { isPictureKey } from "../images/picture_key.ts";
import { openBackupFolder, removeOthers, UNFINISHED } from "./backup_folder.ts";
import { copyConsistently, keptPictures, reading } from "./consistent_copy.ts";
import { describeFile, syncToDisk } from "./files.ts";
import { type Manifest, readManifest, writeManifest } from "./manifest.ts";
import { openPictureCopies, type PictureCopies } from "./picture_copies.ts";
import { IMAGES, lineOf, readPictureList } from "./picture_list.ts";
import type { Source } from "./sources.ts";
import { openSqlite } from "../store/database/sqlite.ts";

/** What a backup has written. */
export interface Backup {
  /** What the folder holds. */
  manifest: Manifest;
  /** Pictures copied now. */
  copied: number;
  /** Were in the folder already. */
  there: number;
  /** Pictures that the site itself has lost: `deno task audit` says so too. */
  lost: string[];
}

/** From where to where. */
export interface BackupOptions {
  /** The database and pictures of the site. */
  source: Source;
  /** The folder to write into; may hold an earlier backup of the same site. */
  folder: string;
  /** How long to wait for a quiet moment of a database behind KV Connect. */
  patienceMs?: number;
  /** Called after each picture with the counts so far. */
  onProgress?: (counts: PictureCopies["counts"]) => void;
}

/** Backs the site up into this folder. Throws `ConfigError` when the folder holds something else. */
export async function backUp(
  { source, folder, patienceMs, onProgress }: BackupOptions,
): Promise<Backup> {
  using _lock = await openBackupFolder(folder);
  const begun = new Date().toISOString();
  const before = await readManifest(folder);
  const unfinished = join(folder, UNFINISHED);

  const target = await diskImages({ folder: join(folder, IMAGES), secret: new Uint8Array(32) });
  using copies = await openPictureCopies({
    source: source.images,
    target,
    notes: join(unfinished, "pictures.sqlite3"),
    ...(before && { known: readPictureList(join(folder, before.pictures.file)) }),
    onProgress,
  });
  // Most of the work, before the moment that the database is of.
  await copies.copy(originals(source));
  const database = join(unfinished, "database.sqlite3");
  const lost = await copyConsistently({ source, database, copies, unfinished, patienceMs });

  const id = ulid();
  const files = { database: `database-${id}.sqlite3`, pictures: `pictures-${id}.sha256` };
  const pictures = await writePictureList({ database, copies, unfinished, name: files.pictures });
  const rows = countRows(database);
  // Hashes of passwords and the secrets of the installation are in it.
  if (Deno.build.os !== "windows") await Deno.chmod(database, 0o600);
  await Deno.rename(database, join(folder, files.database));
  await Deno.rename(join(unfinished, files.pictures), join(folder, files.pictures));
  await syncToDisk(folder);
  const manifest: Manifest = {
    product: "purrtrait",
    format: 1,
    begun,
    finished: new Date().toISOString(),
    database: { file: files.database, rows, ...await describeFile(join(folder, files.database)) },
    pictures: {
      file: files.pictures,
      ...pictures,
      sha256: (await describeFile(join(folder, files.pictures))).sha256,
    },
  };
  await writeManifest(folder, manifest);
  await removeOthers(folder, manifest, target);
  return { manifest, ...copies.counts, lost };
}

async function* originals({ images }: Source): AsyncIterable<string> {
  for await (const key of images.list()) if (isPictureKey(key)) yield key;
}

async function writePictureList(
  { database, copies, unfinished, name }: {
    database: string;
    copies: PictureCopies;
    unfinished: string;
    name: string;
  },
): Promise<{ count: number; bytes: number }> {
  const path = join(unfinished, name);
  const encoder = new TextEncoder();
  const total = { count: 0, bytes: 0 };
  await reading(database, unfinished, async (kv) => {
    using file = await Deno.open(path, { createNew: true, write: true });
    const writer = file.writable.getWriter();
    for await (const key of keptPictures(kv)) {
      if (!copies.has(key)) continue;
      const { sha256, bytes } = copies.get(key);
      total.count++;
      total.bytes += bytes;
      await writer.write(encoder.encode(lineOf({ key, sha256 })));
    }
    await writer.close();
  });
  await syncToDisk(path);
  return total;
}

function countRows(database: string): number {
  using file = openSqlite(database, { readOnly: true });
  return Number(Object.values(file.prepare("select count(*) from kv").get()!)[0]);
}
