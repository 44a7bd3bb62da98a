/**
 * @module A copy of the database as it was at one moment, for every kind of database, while it is written
 * to.
 */
import { type Config, ConfigError, isDatabaseFile } from "../../../config.ts";
import { copyUntilUnchanged } from "./repeated_scan.ts";
import { copySqlite } from "./sqlite_copy.ts";

/** How long to wait until a database behind KV Connect is quiet. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Copies the database into a new SQLite file that Deno KV opens. Throws `ConfigError` when there is none, or
 * when it is no file and never quiet.
 */
export async function copyDatabase(
  { kvUrl }: Pick<Config, "kvUrl">,
  target: string,
  { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {},
): Promise<void> {
  if (!isDatabaseFile(kvUrl)) return await copyRemote(kvUrl, target, patienceMs);
  if (!await isFile(kvUrl)) throw new ConfigError(`There is no database: ${kvUrl} does not exist.`);
  await copySqlite(kvUrl, target);
}

async function copyRemote(
  kvUrl: string | undefined,
  target: string,
  patienceMs: number,
): Promise<void> {
  const [drafted, notes] = [`${target}.draft`, `${target}.notes`];
  try {
    {
      using source = await Deno.openKv(kvUrl);
      using draft = await Deno.openKv(drafted);
      await copyUntilUnchanged({ source, target: draft, notes, patienceMs });
    }
    await copySqlite(drafted, target);
  } finally {
    for (const path of [notes, drafted, `${drafted}-wal`, `${drafted}-shm`]) {
      await Deno.remove(path).catch(() => {});
    }
  }
}

async function isFile(path: string): Promise<boolean> {
  return await Deno.stat(path).then(({ isFile }) => isFile, () => false);
}
