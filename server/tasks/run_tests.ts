// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * `deno task test [unit|security|stress|kv|cluster|e2e]`: builds what the tests look at, runs them, prints
 * the slowest, what failed, and counts. Without a name, every suite.
 *
 * @module
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isBuildStale } from "./build_stamp.ts";
import { denoTest } from "./test_run.ts";
import { slowest, type TestFailure, type TestReport } from "./test_report.ts";

/** One `deno test`. */
interface Run {
  paths: string[];
  /** What lies in the paths and is left to another run. */
  without?: string[];
  /** Files run side by side; not where each wants the machine for itself. */
  parallel: boolean;
}

/** They measure times or delays, so nothing else may run beside them. */
const MEASURING = ["bursts", "enumeration", "overload", "slow_clients"]
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

/** Suites that run side by side: tests of a remote database wait for it most of the time. */
const GROUPS: string[][] = [["unit"], ["security", "kv"], ["stress"], ["cluster"], ["e2e"]];

/** Every end-to-end test runs on the build with Preact, smoke tests on the one with React as well. */
const RUNTIMES = ["preact", "react"] as const;

const SLOWEST_SHOWN = 20;

/** Enough for a message and the lines of ours in its stack. */
const MESSAGE_LINES = 12;

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
const flaky: TestFailure[] = [];
const minutes: string[] = [];
const silent: string[] = [];
for (const group of GROUPS.map((names) => names.filter((name) => chosen.includes(name)))) {
  await Promise.all(group.map((name, index) => runSuite(name, index === 0)));
}

const cases = reports.flatMap((report) => report.cases);
const failures = reports.flatMap((report) => report.failures);
const ignored = reports.reduce((total, report) => total + report.ignored, 0);
console.log(`\nThe slowest of ${cases.length} tests, in seconds:`);
for (const { name, file, seconds } of slowest(cases, SLOWEST_SHOWN)) {
  console.log(`${seconds.toFixed(1).padStart(6)}  ${name} (${file})`);
}
console.log(`\nMinutes: ${minutes.join(", ")}`);
for (const { name, message } of flaky) {
  console.log(`\nFlaky, passed when run again: ${name}\n${beginning(message)}`);
}
for (const { name, message } of failures) console.log(`\nFailed: ${name}\n${beginning(message)}`);
for (const file of silent) console.log(`\nRan no test: ${file}`);
if (ignored > 0) console.log(`${ignored} left out: this machine cannot run them`);
console.log(`${cases.length - failures.length - ignored} passed, ${failures.length} failed`);
Deno.exit(failures.length + silent.length > 0 ? 1 : 0);

/** What it prints is shown as it comes, or, where it runs beside another suite, when it has ended. */
async function runSuite(name: string, live: boolean): Promise<void> {
  const start = performance.now();
  for (const each of SUITES[name]!) {
    const { report, failures, files } = await run(each, live);
    silent.push(...testFiles(each).filter((file) => !files.has(file)));
    flaky.push(...report.failures.filter(({ name }) => !isAmong(failures, name)));
    reports.push({ ...report, failures });
  }
  minutes.push(`${name} ${inMinutes(performance.now() - start)}`);
}

/**
 * Runs what failed once more, by itself: real servers under load and kills share the machine with whatever else
 * runs there. `failures` are those that remain; a case that fails only the first time is flaky and is shown.
 */
async function run({ paths, without = [], parallel }: Run, live: boolean) {
  const flags = [
    ...(parallel ? ["--parallel"] : []),
    ...(without.length > 0 ? [`--ignore=${without.join(",")}`] : []),
  ];
  const first = await denoTest([...flags, ...paths], { live });
  const { report, files } = first;
  if (first.success) return { report, failures: [], files };
  if (report.failures.length === 0) {
    return {
      report,
      failures: [{ name: paths.join(", "), message: "failed outside its cases" }],
      files,
    };
  }
  const again = await denoTest(
    [`--filter=${filterOf(report.failures)}`, ...first.failedFiles],
    { live },
  );
  if (again.success) return { report, failures: [], files };
  const { failures } = again.report;
  return { report, failures: failures.length > 0 ? failures : report.failures, files };
}

/** Selects the tests that failed, whole where a step of theirs did. */
function filterOf(failures: TestFailure[]): string {
  const names = failures.map(({ name }) => RegExp.escape(name.split(" > ")[0]!));
  return `/^(${[...new Set(names)].join("|")})$/`;
}

function isAmong(failures: TestFailure[], name: string): boolean {
  return failures.some((failure) => failure.name === name);
}

function beginning(message: string): string {
  return message.split("\n").slice(0, MESSAGE_LINES).join("\n");
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
