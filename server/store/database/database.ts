/**
 * @module Opening and closing the database. A damaged file is found before Deno opens it: Deno's own thread
 * for the database would panic over some kinds of damage, and take the process down without a sentence.
 */
import { ConfigError, isDatabaseFile } from "../../config.ts";
import { within } from "../../concurrency/deadline.ts";
import { connect } from "./connection.ts";
import { keys } from "../keys.ts";
import { remoteDatabase } from "./remote_database.ts";
import { sleep } from "../../../lib/sleep.ts";

/** A KV Connect server that has not answered by then is away. */
const ANSWER_MS = 10_000;

/** How long the write-ahead log may take to be folded into the file. */
const FOLD_MS = 2_000;

const FOLD_POLL_MS = 5;

/**
 * Opens the database at this path or URL; undefined is the platform's own. Throws `ConfigError`
 * when it is damaged, is no database, or does not answer. Calls to a remote one that is away throw
 * a `DatabaseAway`.
 */
export async function openDatabase(url: string | undefined): Promise<Deno.Kv> {
  if (isDatabaseFile(url)) await refuseDamage(url);
  try {
    return await within(ANSWER_MS, isLocal(url) ? openAndRead(url) : openRemote(url));
  } catch (error) {
    throw unusable(url, error);
  }
}

/** Closes it; all of a file's rows are then in the file itself, which can be copied alone. */
export async function closeDatabase(kv: Deno.Kv, url: string | undefined): Promise<void> {
  kv.close();
  if (!isDatabaseFile(url)) return;
  const limit = performance.now() + FOLD_MS;
  while (await exists(`${url}-wal`) && performance.now() < limit) await sleep(FOLD_POLL_MS);
}

/** Whether nothing has ever been written into it. */
export async function isEmpty(kv: Deno.Kv): Promise<boolean> {
  const first = await kv.list({ prefix: [] }, { limit: 1 }).next();
  return first.done === true;
}

function isLocal(url: string | undefined): boolean {
  return url === ":memory:" || isDatabaseFile(url);
}

async function openRemote(url: string | undefined): Promise<Deno.Kv> {
  return remoteDatabase(await connect(() => openAndRead(url)));
}

async function openAndRead(url: string | undefined): Promise<Deno.Kv> {
  const kv = await Deno.openKv(url);
  // A remote database is only asked when something is read.
  await kv.get(keys.installation);
  return kv;
}

/** Reads the whole structure of the file, about a second for each gigabyte. */
async function refuseDamage(path: string): Promise<void> {
  if (!await exists(path)) return;
  const { DatabaseSync } = await import("node:sqlite");
  try {
    const database = new DatabaseSync(path);
    try {
      const [found] = database.prepare("PRAGMA quick_check(1)").all();
      if (found?.quick_check !== "ok") throw damaged(path, String(found?.quick_check));
    } finally {
      database.close();
    }
  } catch (error) {
    throw unusable(path, error);
  }
}

/** Why a database cannot be reached, in words for the operator. */
export function databaseAway(url: string | undefined, error: unknown): ConfigError {
  // The cause comes last, after every layer it went through.
  const cause = reasonOf(error).split(": ").at(-1);
  return new ConfigError(
    `The database ${url ? `at ${url}` : "of this platform"} does not answer (${cause}). ` +
      "Start it, or check KV_URL and DENO_KV_ACCESS_TOKEN.",
  );
}

function unusable(url: string | undefined, error: unknown): unknown {
  if (error instanceof ConfigError) return error;
  return isDatabaseFile(url) ? damaged(url, reasonOf(error)) : databaseAway(url, error);
}

function damaged(path: string, reason: string): ConfigError {
  return new ConfigError(
    `${path} cannot be used as the database (${reason.replaceAll(/\s+/g, " ")}). ` +
      "Restore it from a backup, or set KV_URL to another file.",
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function exists(path: string): Promise<boolean> {
  return Deno.stat(path).then(() => true, () => false);
}
