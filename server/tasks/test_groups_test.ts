/**
 * Files that share an isolate are reported as files of their own.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { writeTestGroups } from "./test_groups.ts";
import { denoTest } from "./test_run.ts";

const FINE = 'Deno.test("a case", () => {});';
const FAILING = 'Deno.test("fails", () => { throw new Error("x"); });';
const LATE_ERROR = `Deno.test("throws late", async () => {
  setTimeout(() => { throw new Error("late"); }, 1);
  await new Promise(() => {});
});`;
const ONLY = 'Deno.test.only("the only one", () => {});';

/** Runs test files of these texts in one group; names what it reports without their folder. */
async function runTogether(texts: Record<string, string>) {
  const folder = await Deno.makeTempDir();
  const files = Object.keys(texts).map((name) => join(folder, name));
  for (const file of files) await Deno.writeTextFile(file, texts[file.slice(folder.length + 1)]!);
  await using groups = await writeTestGroups(files, files.length);
  const run = await denoTest(["--no-config", ...groups.entries], { shown: "never", atOnce: 2 });
  await Deno.remove(folder, { recursive: true });
  const short = (paths: Iterable<string>) =>
    [...paths].map((path) => path.split("/").at(-1)).sort();
  return {
    ...run,
    files: short(run.files),
    failedFiles: short(run.failedFiles),
    cancelled: short(run.report.cancelled.map(({ file }) => file)),
  };
}

Deno.test("neighbours share a group, no file is left out, and groups are of equal size", async () => {
  const files = ["b/2_test.ts", "a/1_test.ts", "b/1_test.ts", "a/3_test.ts", "a/2_test.ts"];
  assert.deepEqual(await groupsOf(files, []), [["a/1_test.ts"], ["a/2_test.ts", "a/3_test.ts"], [
    "b/1_test.ts",
    "b/2_test.ts",
  ]]);
});

Deno.test("groups of the longest files begin first, the longest of all before the others", async () => {
  const files = ["a/1_test.ts", "a/2_test.ts", "b/1_test.ts", "b/2_test.ts", "c/1_test.ts"];
  const groups = await groupsOf(files, ["c/1_test.ts", "b/1_test.ts", "gone_test.ts"]);
  assert.deepEqual(groups, [["b/2_test.ts", "c/1_test.ts"], ["a/2_test.ts", "b/1_test.ts"], [
    "a/1_test.ts",
  ]]);
});

async function groupsOf(files: string[], longest: string[]) {
  await using groups = await writeTestGroups(files, 2, longest);
  const texts = await Promise.all(groups.entries.map((entry) => Deno.readTextFile(entry)));
  return texts.map((text) => [...text.matchAll(/(.\/\d_test\.ts)"/g)].map(([, file]) => file));
}

Deno.test("a failure is that of its own file", async () => {
  const run = await runTogether({ "a_test.ts": FINE, "b_test.ts": FAILING, "c_test.ts": FINE });
  assert.deepEqual([run.success, run.broke], [false, false]);
  assert.deepEqual(run.files, ["a_test.ts", "b_test.ts", "c_test.ts"]);
  assert.deepEqual(run.failedFiles, ["b_test.ts"]);
});

Deno.test("an error outside of a case leaves the cases after it to be run again", async () => {
  const run = await runTogether({ "a_test.ts": FINE, "b_test.ts": LATE_ERROR, "c_test.ts": FINE });
  assert.deepEqual([run.success, run.broke], [false, true]);
  assert.deepEqual(run.files, ["a_test.ts"]);
  assert.deepEqual(run.cancelled, ["b_test.ts", "c_test.ts"]);
});

Deno.test("a file that cannot be loaded fails, and no other file of its group", async () => {
  const run = await runTogether({
    "a_test.ts": 'throw new Error("not loaded");',
    "b_test.ts": FINE,
  });
  assert.deepEqual([run.success, run.broke], [false, false]);
  assert.deepEqual(run.files, ["a_test.ts", "b_test.ts"]);
  assert.deepEqual(run.failedFiles, ["a_test.ts"]);
  assert.match(run.report.failures[0]!.message, /not loaded/);
});

Deno.test("where only one case is chosen the run fails, for no other reason", async () => {
  const run = await runTogether({ "a_test.ts": FINE, "b_test.ts": ONLY });
  assert.deepEqual([run.success, run.broke, run.report.failures], [false, false, []]);
});
