import assert from "node:assert/strict";
import { affectedTests } from "./affected_tests.ts";

const SOURCES = new Map([
  ["lib/sum.ts", "export const sum = 1;"],
  ["lib/sum_test.ts", 'import { sum } from "./sum.ts";'],
  ["server/bill.ts", 'import { sum } from "../lib/sum.ts";'],
  ["server/bill_test.ts", 'import type { Bill } from "./bill.ts";'],
  ["server/other_test.ts", 'import { other } from "./other.ts";'],
  ["server/words.ts", 'const FOLDER = new URL("lang/", import.meta.url);'],
  ["server/words_test.ts", 'import { words } from "./words.ts";'],
  ["server/phrases.ts", "read(new URL(`speech/${language}.txt`, import.meta.url));"],
  ["server/phrases_test.ts", 'import { phrases } from "./phrases.ts";'],
  ["server/pool.ts", 'const script = new URL("./worker.ts", import.meta.url);'],
  ["server/pool_test.ts", 'import { pool } from "./pool.ts";'],
  ["server/worker.ts", 'import { sum } from "./painting.ts";'],
]);

Deno.test("a change affects the tests that import it, directly or through other modules", () => {
  assert.deepEqual(affectedTests(SOURCES, ["lib/sum.ts"]), [
    "lib/sum_test.ts",
    "server/bill_test.ts",
  ]);
  assert.deepEqual(affectedTests(SOURCES, ["server/bill.ts"]), ["server/bill_test.ts"]);
});

Deno.test("a changed test is affected, a deleted one is not", () => {
  const changed = ["server/other_test.ts", "server/deleted_test.ts"];
  assert.deepEqual(affectedTests(SOURCES, changed), ["server/other_test.ts"]);
});

Deno.test("a change affects the tests of modules that read it or start it", () => {
  const affectedBy = (path: string) => affectedTests(SOURCES, [path]);
  assert.deepEqual(affectedBy("server/lang/en.tsv"), ["server/words_test.ts"]);
  assert.deepEqual(affectedBy("server/speech/de.txt"), ["server/phrases_test.ts"]);
  assert.deepEqual(affectedBy("server/painting.ts"), ["server/pool_test.ts"]);
});

Deno.test("what nothing uses affects no test", () => {
  assert.deepEqual(affectedTests(SOURCES, ["README.md", "server/profanity/en.tsv"]), []);
});
