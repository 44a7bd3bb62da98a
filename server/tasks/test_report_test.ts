/**
 * What `deno test` reports is read in full: names, times, failures, and tests that were left out.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { isFailure, readTestReport, slowest, testFileOf } from "./test_report.ts";

const TESTS = `
Deno.test('a "b" <c> & it\\'s', () => new Promise((done) => setTimeout(done, 60)));
Deno.test("fails", () => { throw new Error('<testcase name="not one" classname="x" time="9"'); });
Deno.test.ignore("left out", () => {});
`;

Deno.test("a report of deno test is read", async () => {
  const folder = await Deno.makeTempDir();
  const [file, path] = [join(folder, "some_test.ts"), join(folder, "report.xml")];
  await Deno.writeTextFile(file, TESTS);
  const args = ["test", "--no-config", "--no-check", `--junit-path=${path}`, file];
  await new Deno.Command(Deno.execPath(), { args, cwd: folder }).output();
  const { cases, failures, ignored } = readTestReport(await Deno.readTextFile(path));
  await Deno.remove(folder, { recursive: true });
  assert.deepEqual(cases.map(({ name }) => name), [`a "b" <c> & it's`, "fails", "left out"]);
  assert.deepEqual([failures, ignored].map((list) => list.map(({ name }) => name)), [["fails"], [
    "left out",
  ]]);
  assert.match(failures[0]!.message, /<testcase name="not one"/);
  assert.deepEqual(slowest(cases, 1), [cases[0]]);
  assert.match(cases[0]!.file, /some_test\.ts$/);
  assert.ok(cases[0]!.seconds > 0.04);
});

Deno.test("the files that ran are known, also where a shared module registers their cases", async () => {
  const folder = await Deno.makeTempDir();
  await Deno.writeTextFile(
    join(folder, "shared.ts"),
    "export const register = (name: string) => Deno.test(name, () => {});",
  );
  const call = 'import { register } from "./shared.ts"; register("a case");';
  for (const name of ["a_test.ts", "b_test.ts"]) await Deno.writeTextFile(join(folder, name), call);
  await Deno.writeTextFile(join(folder, "empty_test.ts"), "export {};");
  const failing =
    'Deno.test("fails", () => { console.log("a word"); throw new Error("x FAILED"); });';
  await Deno.writeTextFile(join(folder, "c_test.ts"), failing);
  for (const flags of [[], ["--parallel"]]) {
    const args = ["test", "--no-config", "--no-check", ...flags, "."];
    const { stdout } = await new Deno.Command(Deno.execPath(), { args, cwd: folder }).output();
    const lines = new TextDecoder().decode(stdout).split("\n");
    const files = new Set(lines.map(testFileOf).filter((file) => file !== undefined));
    assert.deepEqual([...files].sort(), ["a_test.ts", "b_test.ts", "c_test.ts"]);
    assert.equal(lines.filter(isFailure).length, 1);
  }
  await Deno.remove(folder, { recursive: true });
});

Deno.test("a case that a shared module registers belongs to the file its name begins with", () => {
  const xml =
    `<testcase name="tests/a_test.ts [preact] opens" classname="./tests/shared.ts" time="1.5">
    <failure message="no">Error: no</failure>
  </testcase>
  <testcase name="b_test.ts is read" classname="./tests/c_test.ts" time="1"></testcase>`;
  const { cases, failures } = readTestReport(xml);
  assert.deepEqual(cases.map(({ file }) => file), ["tests/a_test.ts", "tests/c_test.ts"]);
  assert.deepEqual(failures.map(({ name, file }) => [name, file]), [
    ["tests/a_test.ts [preact] opens", "tests/a_test.ts"],
  ]);
});

Deno.test("a run that wrote no report has no cases", () => {
  assert.deepEqual(readTestReport(""), { cases: [], failures: [], cancelled: [], ignored: [] });
});
