/**
 * Runs `deno test` once and reads what it reports.
 *
 * @module
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { isFailure, readTestReport, testFileOf, type TestReport } from "./test_report.ts";

export interface TestRun {
  report: TestReport;
  success: boolean;
  /**
   * Files that had a case. `deno test` lets a file pass whose modules fail before its first case, when one of
   * them listens to unhandled rejections, as Vike does.
   */
  files: Set<string>;
  /** Files that had a failing case. */
  failedFiles: Set<string>;
}

const FLAGS = [
  "-A",
  // `deno task check` has checked the types of all files at once.
  "--no-check",
  // Files run side by side: one that set the packages up again would take links away from another for a moment.
  "--node-modules-dir=manual",
  // What a drawing leaves behind is collected seldom, and by one thread: the other processor has tests of its own.
  "--v8-flags=--single-threaded-gc,--min-semi-space-size=16,--max-semi-space-size=32",
];

/**
 * `args` are flags and paths, of whose files `atOnce` run side by side. What it prints is shown as it comes, or,
 * unless `live`, when it has ended.
 */
export async function denoTest(
  args: string[],
  { live = true, atOnce = 1 } = {},
): Promise<TestRun> {
  const folder = await Deno.makeTempDir();
  const path = join(folder, "report.xml");
  const parallel = atOnce > 1 ? ["--parallel"] : [];
  const all = ["test", ...FLAGS, ...parallel, `--junit-path=${path}`, ...args];
  const run = spawn(Deno.execPath(), all, {
    stdio: ["inherit", "pipe", "inherit"],
    env: { ...process.env, DENO_JOBS: String(atOnce) },
  });
  const ended = once(run, "close");
  if (live) run.stdout.pipe(process.stdout, { end: false });
  const held: string[] = [];
  const [files, failedFiles] = [new Set<string>(), new Set<string>()];
  let file: string | undefined;
  for await (const line of createInterface({ input: run.stdout })) {
    if (!live) held.push(`${line}\n`);
    file = testFileOf(line) ?? file;
    if (!file) continue;
    files.add(file);
    if (isFailure(line)) failedFiles.add(file);
  }
  const [code] = await ended;
  process.stdout.write(held.join(""));
  const report = readTestReport(await Deno.readTextFile(path).catch(() => ""));
  await Deno.remove(folder, { recursive: true });
  return { success: code === 0, report, files, failedFiles };
}
