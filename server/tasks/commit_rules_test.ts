import assert from "node:assert/strict";
import { uncountedCommits } from "./commit_rules.ts";

const table: [path: string, source: string, refused: boolean][] = [
  ["server/store/contest/votes.ts", "const operation = kv.atomic().check(vote);", true],
  ["server/store/contest/votes.ts", "const operation = atomic(kv).check(vote);", false],
  ["server/store/database/commit.ts", "const operation = kv.atomic();", false],
  ["server/store/votes_test.ts", "await kv.atomic().set(key, 1).commit();", false],
];

for (const [path, source, refused] of table) {
  Deno.test(`[commits] ${path}: ${source} is ${refused ? "refused" : "fine"}`, () => {
    assert.equal(uncountedCommits(path, source).length, refused ? 1 : 0);
  });
}
