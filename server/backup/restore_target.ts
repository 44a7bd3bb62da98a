/**
 * @module The database that a backup is restored into: a file that appears as a whole, or rows behind KV
 * Connect.
 */
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Config, ConfigError, isDatabaseFile } from "../config.ts";
import { openDatabase } from "../store/database/database.ts";
import { readMany } from "../store/database/read_many.ts";
import {
  isUsed,
  readFileMark,
  readRowMark,
  removeFileMark,
  removeRowMark,
  writeFileMark,
  writeRowMark,
} from "../store/database/restore_mark.ts";
import { isWorthCopying, lifetimeOf } from "../store/database/row_lifetimes.ts";
import { describeFile, removeIfThere, syncToDisk } from "./files.ts";
import type { Manifest } from "./manifest.ts";
import { batchedWriter } from "../store/database/copy/repeated_scan.ts";

/** Rows of one round trip. */
const READ_AT_ONCE = 500;

export interface RestoreTarget {
  /** Marks the place. Throws `ConfigError` when it is in use, unless this restore was begun before. */
  begin(isUsedOtherwise: () => Promise<boolean>): Promise<void>;
  /** Copies the database file of the backup. */
  fill(file: string): Promise<void>;
  /** Everything is there: takes the mark away. */
  end(): Promise<void>;
}

/** Where the configuration wants the database of this backup. */
export function restoreTarget({ kvUrl }: Config, { database }: Manifest): RestoreTarget {
  return isDatabaseFile(kvUrl) ? fileTarget(kvUrl, database) : rowTarget(kvUrl, database);
}

function fileTarget(path: string, { sha256: wanted }: Manifest["database"]): RestoreTarget {
  return {
    async begin(isUsedOtherwise) {
      const mark = await readFileMark(path);
      if (mark === wanted) return;
      if (mark !== null || await isUsedFile(path) || await isUsedOtherwise()) throw inUse(path);
      await Deno.mkdir(dirname(path), { recursive: true });
      await writeFileMark(path, wanted);
    },
    async fill(file) {
      const draft = `${path}.draft`;
      await Deno.copyFile(file, draft);
      if ((await describeFile(draft)).sha256 !== wanted) {
        throw new ConfigError(`${draft} is not what was written: the disk does not keep it.`);
      }
      await syncToDisk(draft);
      // Left by a server that was started on an empty place; they belong to the file that goes.
      for (const end of ["-wal", "-shm"]) await removeIfThere(path + end);
      await Deno.rename(draft, path);
      await syncToDisk(dirname(path));
    },
    end: () => removeFileMark(path),
  };
}

function rowTarget(
  url: string | undefined,
  { sha256: wanted }: Manifest["database"],
): RestoreTarget {
  return {
    async begin(isUsedOtherwise) {
      using kv = await openDatabase(url);
      const mark = await readRowMark(kv);
      if (mark === wanted) return;
      if (mark !== null || await isUsed(kv) || await isUsedOtherwise()) {
        throw inUse(url ?? "the database of this platform");
      }
      await writeRowMark(kv, wanted);
    },
    async fill(file) {
      using kv = await openDatabase(url);
      await copyRows(file, kv);
    },
    async end() {
      using kv = await openDatabase(url);
      await removeRowMark(kv);
    },
  };
}

/** Writes every row of a database file that has not expired, and reads it back. The file stays as it is. */
async function copyRows(file: string, target: Deno.Kv): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "purrtrait-restore-" });
  const copy = join(folder, "rows.sqlite3");
  try {
    await Deno.copyFile(file, copy);
    using source = await Deno.openKv(copy);
    const writer = batchedWriter(target);
    for await (const { key, value } of source.list({ prefix: [] }, { batchSize: READ_AT_ONCE })) {
      if (!isWorthCopying(key)) continue;
      const expireIn = lifetimeOf(key);
      await writer.write((operation) => operation.set(key, value, { expireIn }));
    }
    await writer.finish();
    await compareRows(source, target);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Throws when a row of the source is not in the target as well. */
async function compareRows(source: Deno.Kv, target: Deno.Kv): Promise<void> {
  let rows: Deno.KvEntry<unknown>[] = [];
  async function compare(): Promise<void> {
    const written = await readMany<unknown>(target, rows.map(({ key }) => key));
    const lost = rows.find(({ value }, index) => !isDeepStrictEqual(value, written[index]));
    if (lost) throw new Error(`The row ${lost.key.join(" ")} is not as it was written.`);
    rows = [];
  }
  for await (const row of source.list({ prefix: [] }, { batchSize: READ_AT_ONCE })) {
    if (isWorthCopying(row.key) && rows.push(row) === READ_AT_ONCE) await compare();
  }
  await compare();
}

async function isUsedFile(path: string): Promise<boolean> {
  if (!await Deno.stat(path).then(() => true, () => false)) return false;
  try {
    using kv = await openDatabase(path);
    return await isUsed(kv);
  } catch (error) {
    if (error instanceof ConfigError) return true;
    throw error;
  }
}

function inUse(place: string): ConfigError {
  return new ConfigError(
    `A backup is restored into an empty place only, but ${place} or the picture storage is not empty. ` +
      "Move what is there away, or set DATA_DIR, KV_URL or S3_BUCKET to another place.",
  );
}
