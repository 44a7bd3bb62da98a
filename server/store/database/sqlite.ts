/** @module Files of SQLite. */
import { DatabaseSync, type DatabaseSyncOptions } from "node:sqlite";

/** Opens a file that `using` closes: Deno 2.5, which Deno Deploy runs, cannot do that by itself. */
export function openSqlite(path: string, options: DatabaseSyncOptions = {}): DatabaseSync {
  const database = new DatabaseSync(path, options);
  const value = () => database.close();
  return Object.defineProperty(database, Symbol.dispose, { value, configurable: true });
}
