// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * `deno task test [unit|security|stress|kv|cluster|e2e]`: builds what the tests look at, runs them, prints
 * the slowest and counts. Without a name, every suite.
 *
 * @module
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { isBuildStale } from "./build_stamp.ts";
import { readTestReport, slowest, testFileOf, type TestReport } from "./test_report.ts";

/** One `deno test`. */
interface Run {
  paths: string[];
  /** What lies in the paths and is left to another run. */
  without?: string[];
  /** Files run side by side; not where each wants the machine for itself. */
  parallel: boolean;
}

/** They measure times, delays or memory, so nothing else may run beside them. */
const MEASURING = ["bursts", "enumeration", "overload", "request_bodies", "slow_clients"]
  .map((name) => `tests/stress/${name}_test.ts`);

const SUITES: Record<string, Run[]> = {
  unit: [{ paths: ["server", "lib", "ui", "islands", "pages", "tests/fakes"], parallel: true }],
  security: [{ paths: ["tests/security", "tests/telemetry"], parallel: true }],
  stress: [
    { paths: ["tests/stress"], without: MEASURING, parallel: true },
    { paths: MEASURING, parallel: false },
  ],
  kv: [{ paths: ["tests/kv_connect"], parallel: false }],
  cluster: [{ paths: ["tests/cluster"], parallel: false }],
  e2e: [{ paths: ["tests/e2e"], parallel: true }],
};

/** Every end-to-end test runs on the build with Preact, smoke tests on the one with React as well. */
const RUNTIMES = ["preact", "react"] as const;

const SLOWEST_SHOWN = 20;

const chosen = Deno.args.length > 0 ? Deno.args : Object.keys(SUITES);
const unknown = chosen.filter((name) => !SUITES[name]);
if (unknown.length > 0) {
  console.error(`No suite ${unknown.join(", ")}; there are ${Object.keys(SUITES).join(", ")}`);
  Deno.exit(2);
}

for (const runtime of RUNTIMES) {
  if (isBuildStale(runtime)) await deno(["task", "--quiet", "build"], { UI: runtime });
}

const reports: TestReport[] = [];
const minutes: string[] = [];
let isBroken = false;
for (const name of chosen) {
  const start = performance.now();
  for (const each of SUITES[name]!) {
    const { success, report, files } = await test(each);
    const silent = testFiles(each).filter((file) => !files.has(file));
    for (const file of silent) console.error(`${file} ran no test`);
    isBroken ||= !success || silent.length > 0;
    reports.push(report);
  }
  minutes.push(`${name} ${inMinutes(performance.now() - start)}`);
}

const cases = reports.flatMap((report) => report.cases);
const failed = sum(reports.map((report) => report.failed));
const ignored = sum(reports.map((report) => report.ignored));
console.log(`\nThe slowest of ${cases.length} tests, in seconds:`);
for (const { name, file, seconds } of slowest(cases, SLOWEST_SHOWN)) {
  console.log(`${seconds.toFixed(1).padStart(6)}  ${name} (${file})`);
}
console.log(`\nMinutes: ${minutes.join(", ")}`);
if (ignored > 0) console.log(`${ignored} left out: this machine cannot run them`);
console.log(`${cases.length - failed - ignored} passed, ${failed} failed`);
Deno.exit(isBroken ? 1 : 0);

/**
 * `files` are those that had a case. `deno test` lets a file pass whose modules fail before its first case, when
 * one of them listens to unhandled rejections, as Vike does.
 */
async function test({ paths, without = [], parallel }: Run) {
  const folder = await Deno.makeTempDir();
  const path = join(folder, "report.xml");
  const flags = ["-A", `--junit-path=${path}`, ...(parallel ? ["--parallel"] : [])];
  if (without.length > 0) flags.push(`--ignore=${without.join(",")}`);
  const run = spawn(Deno.execPath(), ["test", ...flags, ...paths], {
    stdio: ["inherit", "pipe", "inherit"],
  });
  const ended = once(run, "close");
  run.stdout.pipe(process.stdout, { end: false });
  const files = new Set<string>();
  for await (const line of createInterface({ input: run.stdout })) {
    const file = testFileOf(line);
    if (file) files.add(file);
  }
  const [code] = await ended;
  const report = readTestReport(await Deno.readTextFile(path).catch(() => ""));
  await Deno.remove(folder, { recursive: true });
  return { success: code === 0, report, files };
}

function testFiles({ paths, without = [] }: Run): string[] {
  const files = paths.flatMap((path) =>
    Deno.statSync(path).isFile
      ? [path]
      : readdirSync(path, { recursive: true, encoding: "utf8" }).map((file) => join(path, file))
  );
  return files.filter((file) => /_test\.tsx?$/.test(file) && !without.includes(file));
}

async function deno(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const { success } = await new Deno.Command(Deno.execPath(), { args, env }).spawn().status;
  return success;
}

function inMinutes(milliseconds: number): string {
  return (milliseconds / 60_000).toFixed(1);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
