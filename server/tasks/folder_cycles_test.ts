import assert from "node:assert/strict";
import { fileCycles, folderCycles } from "./folder_cycles.ts";

Deno.test("[imports] folders that import each other are named", () => {
  const sources = new Map([
    ["server/a/one.ts", 'import { b } from "../b/two.ts";'],
    ["server/b/two.ts", 'import { c } from "../c/three.ts";'],
    ["server/c/three.ts", 'import { a } from "../a/other.ts";'],
  ]);
  assert.deepEqual(folderCycles(sources), [["server/a", "server/b", "server/c", "server/a"]]);
});

Deno.test("[imports] types close a circle as values do", () => {
  const sources = new Map([
    ["server/a/one.ts", 'import { b } from "../b/two.ts";'],
    ["server/b/two.ts", 'import type { A } from "../a/one.ts";'],
  ]);
  assert.deepEqual(folderCycles(sources), [["server/a", "server/b", "server/a"]]);
});

Deno.test("[imports] tests, tasks and types of the illustrator's entries close no circle", () => {
  const sources = new Map([
    ["server/a/one.ts", 'import { b } from "../b/two.ts";'],
    ["server/b/two_test.ts", 'import { a } from "../a/one.ts";'],
    ["server/tasks/seed.ts", 'import { a } from "../a/one.ts";'],
    ["server/illustrator/spec.ts", 'import { type Pose } from "./cat/poses.ts";'],
    ["server/illustrator/cat/poses.ts", 'import { SIDES } from "../spec.ts";'],
  ]);
  assert.deepEqual(folderCycles(sources), []);
});

Deno.test("[imports] files at the root of server/ stand for themselves", () => {
  const sources = new Map([
    ["server/main.ts", 'import { a } from "./a/one.ts";'],
    ["server/a/one.ts", 'import { readConfig } from "../config.ts";'],
  ]);
  assert.deepEqual(folderCycles(sources), []);
});

Deno.test("[imports] files that import each other are named, in tests and in the illustrator too", () => {
  const sources = new Map([
    ["ui/one.ts", 'import { two } from "./two.ts";'],
    ["ui/two.ts", 'import type { One } from "./one.ts";'],
    ["server/illustrator/three.ts", 'import { four } from "./four.ts";'],
    ["server/illustrator/four.ts", 'import { three } from "./three.ts";'],
    ["tests/five.ts", 'import { six } from "./six.ts";'],
    ["tests/six.ts", 'import type { Five } from "./five.ts";'],
    ["server/tasks/seven.ts", 'import { eight } from "./eight.ts";'],
    ["server/tasks/eight.ts", 'import { seven } from "./seven.ts";'],
  ]);
  assert.deepEqual(fileCycles(sources), [
    ["ui/one.ts", "ui/two.ts", "ui/one.ts"],
    ["server/illustrator/three.ts", "server/illustrator/four.ts", "server/illustrator/three.ts"],
    ["tests/five.ts", "tests/six.ts", "tests/five.ts"],
    ["server/tasks/seven.ts", "server/tasks/eight.ts", "server/tasks/seven.ts"],
  ]);
});
