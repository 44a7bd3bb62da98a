/**
 * @module Every commit is one that the store counts: a database that takes more in a commit than others do
 * would hide that it is too large for them.
 */

/** They begin the operations that `atomic` counts. */
const BEGINNINGS = [
  "server/store/database/commit.ts",
  "server/store/database/remote_database.ts",
  "server/telemetry/observed_kv.ts",
];

/** What a file, named by its path from the root, commits past `atomic`; empty when all is well. */
export function uncountedCommits(path: string, source: string): string[] {
  // The bench compares with what a commit costs by itself.
  const isFree = /_test\.ts$|^tests\/|^server\/tasks\/bench\//.test(path);
  if (isFree || BEGINNINGS.includes(path) || !/\.atomic\(\)/.test(source)) return [];
  return [`${path}: begin the operation with atomic() of server/store/database/commit.ts`];
}
