/**
 * @module A copy of a SQLite database while another process writes to it, as it was at one moment.
 */
import { backup } from "node:sqlite";
import { openSqlite } from "../sqlite.ts";

/** All pages in one step, which reads them in one transaction: with more steps each write starts it anew. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the database into a new file, whole and in one piece: nothing of it lies in a log beside it, and
 * the disk has it. The source is only read. Throws when the source is not a database or is broken.
 */
export async function copySqlite(source: string, target: string): Promise<void> {
  {
    using database = openSqlite(source, { readOnly: true });
    await backup(database, target, { rate: ALL_PAGES });
  }
  {
    using copy = openSqlite(target);
    copy.exec("pragma journal_mode = delete");
    const [check] = copy.prepare("pragma quick_check(1)").all();
    const answer = check && Object.values(check)[0];
    if (answer !== "ok") throw new Error(`The database ${source} is broken: ${answer}`);
  }
  using file = await Deno.open(target, { write: true });
  await file.sync();
}
