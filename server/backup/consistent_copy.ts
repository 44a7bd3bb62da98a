/**
 * @module A database and the pictures it names, both of the same moment, while the site goes on.
 */
import { join } from "node:path";
import { eachGeneration, isBeingRemoved } from "../audit/pictures.ts";
import { isKept } from "../store/generations/generation_row.ts";
import { copyDatabase } from "../store/database/copy/database_copy.ts";
import { removeIfThere } from "./files.ts";
import type { PictureCopies } from "./picture_copies.ts";
import type { Source } from "./sources.ts";

/** How often the database is copied again because a picture it named was removed meanwhile. */
const MOST_TRIES = 5;

/**
 * Copies the database, and the pictures it names that are not copied yet. A picture that was removed in
 * between belongs to rows that are gone as well: the database is copied again. Answers the pictures that
 * are nowhere.
 */
export async function copyConsistently(
  { source, database, copies, unfinished, patienceMs }: {
    source: Source;
    database: string;
    copies: PictureCopies;
    unfinished: string;
    patienceMs?: number;
  },
): Promise<string[]> {
  let lost: string[] = [];
  for (let tries = 1;; tries++) {
    await removeIfThere(database);
    await copyDatabase(source.database, database, { patienceMs });
    const missing = await reading(database, unfinished, async (kv) => {
      await copies.copy(keptPictures(kv));
      return await Array.fromAsync(missingPictures(kv, copies));
    });
    if (missing.length === 0 || missing.join() === lost.join() || tries === MOST_TRIES) {
      return missing;
    }
    lost = missing;
  }
}

/** Reads the rows of a database file without a change to the file: opening it alone would be one. */
export async function reading<Result>(
  database: string,
  unfinished: string,
  work: (kv: Deno.Kv) => Promise<Result>,
): Promise<Result> {
  const folder = await Deno.makeTempDir({ dir: unfinished });
  await Deno.copyFile(database, join(folder, "rows.sqlite3"));
  const kv = await Deno.openKv(join(folder, "rows.sqlite3"));
  try {
    return await work(kv);
  } finally {
    kv.close();
    await Deno.remove(folder, { recursive: true });
  }
}

/** The pictures that a database says are there. */
export async function* keptPictures(kv: Deno.Kv): AsyncIterable<string> {
  for await (const row of eachGeneration(kv)) {
    if (isKept(row) && row.picture) yield row.picture.imageKey;
  }
}

async function* missingPictures(kv: Deno.Kv, copies: PictureCopies): AsyncIterable<string> {
  for await (const row of eachGeneration(kv)) {
    if (!isKept(row) || !row.picture || copies.has(row.picture.imageKey)) continue;
    if (!await isBeingRemoved(kv, row, Date.now())) yield row.picture.imageKey;
  }
}
