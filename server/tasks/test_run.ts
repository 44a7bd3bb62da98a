/** @module Runs `deno test` and reads what it reports. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { MINUTE_MS } from "../../lib/durations.ts";
import { OWN_FONTS_ONLY } from "./own_fonts.ts";
import {
  isFailure,
  isOfTestFile,
  isResult,
  isUncaught,
  readTestReport,
  testFileOf,
  type TestReport,
} from "./test_report.ts";

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
  /** Whether it was interrupted because no case ended any more. */
  stalled: boolean;
  /** Whether an error outside of a case ended a module early. */
  broke: boolean;
}

export interface TestRunOptions {
  /** When what it prints is shown: as it comes, when it has ended, or not at all. */
  shown?: "live" | "at the end" | "never";
  /** How many files run side by side. */
  atOnce?: number;
  /** Without the result of a case for so long, the run is interrupted. */
  stallMs?: number;
  /** More environment variables. */
  variables?: Record<string, string>;
}

/** More than the slowest case takes on a busy machine. */
const STALL_MS = 10 * MINUTE_MS;

/** After its interruption, a run has this long to write its report. */
const REPORT_MS = MINUTE_MS;

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
 * `args` are flags and paths. A run that stalls is interrupted: its report has the cases that ended, and those
 * that had not as `cancelled`.
 */
export async function denoTest(
  args: string[],
  { shown = "live", atOnce = 1, stallMs = STALL_MS, variables = {} }: TestRunOptions = {},
): Promise<TestRun> {
  const folder = await Deno.makeTempDir();
  const path = join(folder, "report.xml");
  const parallel = atOnce > 1 ? ["--parallel"] : [];
  const all = ["test", ...FLAGS, ...parallel, `--junit-path=${path}`, ...args];
  const run = spawn(Deno.execPath(), all, {
    stdio: ["inherit", "pipe", "inherit"],
    env: { ...process.env, ...OWN_FONTS_ONLY, ...variables, DENO_JOBS: String(atOnce) },
  });
  const ended = once(run, "close");
  if (shown === "live") run.stdout.pipe(process.stdout, { end: false });
  const stall = interruptWhenStalled(run, stallMs);
  const held: string[] = [];
  const [files, failedFiles] = [new Set<string>(), new Set<string>()];
  let file: string | undefined;
  let broke = false;
  for await (const line of createInterface({ input: run.stdout })) {
    if (shown === "at the end") held.push(`${line}\n`);
    if (isResult(line)) stall.postpone();
    broke ||= isUncaught(line);
    file = testFileOf(line) ?? file;
    if (!file) continue;
    files.add(file);
    if (isFailure(line)) failedFiles.add(file);
  }
  const [code] = await ended;
  stall.end();
  process.stdout.write(held.join(""));
  const report = readTestReport(await Deno.readTextFile(path).catch(() => ""));
  for (const { file } of report.cases.filter(isOfTestFile)) files.add(file);
  for (const { file } of report.failures.filter(isOfTestFile)) failedFiles.add(file);
  await Deno.remove(folder, { recursive: true });
  return { success: code === 0, report, files, failedFiles, stalled: stall.happened, broke };
}

/** Interrupts the run as Ctrl-C does, and kills it if that does not help. */
function interruptWhenStalled(run: ChildProcess, stallMs: number) {
  let timer = setTimeout(interrupt, stallMs);
  const stall = {
    happened: false,
    postpone() {
      if (stall.happened) return;
      clearTimeout(timer);
      timer = setTimeout(interrupt, stallMs);
    },
    end: () => clearTimeout(timer),
  };
  return stall;

  function interrupt(): void {
    stall.happened = true;
    run.kill("SIGINT");
    timer = setTimeout(() => run.kill("SIGKILL"), REPORT_MS);
  }
}
