/**
 * @module The mark of a place that a backup is being restored into: a file beside the database, or a row of
 * a database that is none. It names the backup, so that only the same restore goes on.
 */
import { ConfigError, isDatabaseFile } from "../../config.ts";
import { keys } from "../keys.ts";

/** Tables that a server fills by itself, before anyone has used it. */
const OWN_TABLES = [
  "commit_marks",
  "installation",
  "reconciled_until",
  "restore",
  "secrets",
  "sequences",
  "workers",
  "write_probe",
];

/** Throws `ConfigError` when a restore into this database was interrupted; a file is not opened. */
export async function refuseHalfRestored(url: string | undefined, kv?: Deno.Kv): Promise<void> {
  const mark = isDatabaseFile(url) ? await readFileMark(url) : kv && await readRowMark(kv);
  if (!mark) return;
  throw new ConfigError(
    "A backup is being restored here, or was until it was interrupted. Let it finish, or run the same " +
      "`deno task restore` again.",
  );
}

/** Whether anything is in the database that a restore would mix with. */
export async function isUsed(kv: Deno.Kv): Promise<boolean> {
  for await (const { key } of kv.list({ prefix: [] }, { batchSize: 10 })) {
    if (!OWN_TABLES.includes(String(key[0]))) return true;
  }
  return false;
}

/** Which backup is being restored into this file; null for none. */
export async function readFileMark(path: string): Promise<string | null> {
  try {
    return await Deno.readTextFile(markBeside(path));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

/** Marks the file as a place of this backup. */
export async function writeFileMark(path: string, backup: string): Promise<void> {
  await Deno.writeTextFile(markBeside(path), backup);
}

/** Takes the mark away. Throws `Deno.errors.NotFound` without one. */
export async function removeFileMark(path: string): Promise<void> {
  await Deno.remove(markBeside(path));
}

/** Which backup is being restored into this database; null for none. */
export async function readRowMark(kv: Deno.Kv): Promise<string | null> {
  return (await kv.get<string>(keys.restore)).value;
}

/** Marks the database as a place of this backup. */
export async function writeRowMark(kv: Deno.Kv, backup: string): Promise<void> {
  await kv.set(keys.restore, backup);
}

/** Takes the mark away. */
export async function removeRowMark(kv: Deno.Kv): Promise<void> {
  await kv.delete(keys.restore);
}

function markBeside(path: string): string {
  return `${path}.restoring`;
}
