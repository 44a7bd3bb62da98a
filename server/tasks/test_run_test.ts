/**
 * A run that stalls ends by itself and says which cases had not ended.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { denoTest } from "./test_run.ts";

const HANGING = `
Deno.test("ends", () => {});
Deno.test("never ends", () => new Promise(() => setInterval(() => {}, 1000)));
`;

Deno.test("a run without a result for too long is interrupted, and reports what ended", async () => {
  const folder = await Deno.makeTempDir();
  await Deno.writeTextFile(join(folder, "hanging_test.ts"), HANGING);
  const run = await denoTest(["--no-config", folder], { shown: "never", stallMs: 4_000 });
  await Deno.remove(folder, { recursive: true });
  assert.deepEqual([run.success, run.stalled], [false, true]);
  assert.deepEqual(run.report.cases.map(({ name }) => name), ["ends"]);
  assert.deepEqual(run.report.cancelled.map(({ name }) => name), ["never ends"]);
  assert.match(run.report.cancelled[0]!.file, /hanging_test\.ts$/);
});
