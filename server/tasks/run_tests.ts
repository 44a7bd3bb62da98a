// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task test [unit|security|stress|kv|cluster|e2e]`: builds what the tests look at, runs them,
 * prints the slowest, what failed, and counts. Without a name, every suite.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isBuildStale } from "./build_stamp.ts";
import { bundleServer } from "./bundle_server.ts";
import { readCommandLine, refuseCommandLine } from "./command_line.ts";
import { BUNDLED_SERVER } from "./product.ts";
import { denoTest, type TestRun, type TestRunOptions } from "./test_run.ts";
import { writeTestGroups } from "./test_groups.ts";
import { slowest, type TestCase, type TestFailure } from "./test_report.ts";

/** One `deno test`. */
interface Suite {
  paths: string[];
  /** How many of its files, or groups of files, run side by side. */
  atOnce: number;
  /** Its files run in groups of so many, each group in one isolate; otherwise each file in its own. */
  groupSize?: number;
  /** Groups with these files begin first: one that began late would be alone at the end. */
  longest?: string[];
  /** Its servers are started from a bundle, in half the time; those of the others from the sources. */
  isBundled?: true;
}

const CORES = navigator.hardwareConcurrency;

/**
 * To load the illustrator and its dictionary takes a second of each group's processor time, to warm them up more. In
 * larger groups the last one to end would leave the other processors without work.
 */
const GROUP_SIZE = 32;

const SUITES: Record<string, Suite> = {
  unit: {
    paths: ["server", "lib", "ui", "islands", "pages", "tests/fakes"],
    atOnce: CORES,
    groupSize: GROUP_SIZE,
    longest: ["quality/truth", "files/loop"].map((name) => `server/illustrator/${name}_test.ts`),
  },
  security: {
    paths: ["tests/security", "tests/telemetry"],
    atOnce: CORES,
    groupSize: 8,
    isBundled: true,
  },
  stress: { paths: ["tests/stress"], atOnce: CORES, isBundled: true },
  kv: { paths: ["tests/kv_connect"], atOnce: 1 },
  cluster: { paths: ["tests/cluster"], atOnce: 1 },
  // A test waits for its browser, and the browser for the server: each file uses half a core.
  // Files of a group share a browser and servers; their own start was a third of a file's processor time.
  e2e: {
    paths: ["tests/e2e"],
    isBundled: true,
    atOnce: 2 * CORES,
    groupSize: 6,
    longest: [
      "every_language",
      "layout_shift",
      "community",
      "studio",
      "signed_in_generator",
      "photo_upload",
      "stripe",
      "long_words",
    ].map((name) => `tests/e2e/${name}_test.ts`),
  },
};

/**
 * What runs when: stages one after the other, the lanes of a stage side by side, the suites of a lane one after
 * the other. A cluster uses two fifths of two processors, since it waits for outages, leases and starts; so a
 * lane that waits has one beside it that computes. Browsers are last, with the machine to themselves.
 */
const STAGES: string[][][] = [
  [["unit"], ["kv", "cluster", "stress", "security"]],
  [["e2e"]],
];

/** Every end-to-end test runs on the build with Preact, smoke tests on the one with React as well. */
const RUNTIMES = ["preact", "react"] as const;

const SLOWEST_SHOWN = 20;

/** Enough for a message and the lines of ours in its stack. */
const MESSAGE_LINES = 16;

const USAGE = `deno task test -- [suite …]   of: ${
  Object.keys(SUITES).join(", ")
}; all without one`;

const { positionals } = readCommandLine({ usage: USAGE, allowPositionals: true });
const chosen = positionals.length > 0 ? positionals : Object.keys(SUITES);
const unknown = chosen.filter((name) => !SUITES[name]);
if (unknown.length > 0) {
  refuseCommandLine(USAGE, `No suite ${unknown.join(", ")}`);
}

for (const runtime of RUNTIMES) {
  if (isBuildStale(runtime)) await deno(["task", "--quiet", "build"], { UI: runtime });
}

const bundled: Record<string, string> = chosen.some((name) => SUITES[name]!.isBundled)
  ? { [BUNDLED_SERVER]: await bundleServer() }
  : {};

const runs: (TestRun & { suite: Suite })[] = [];
const minutes: string[] = [];
for (const stage of STAGES) {
  const lanes = stage.map((names) => names.filter((name) => chosen.includes(name)))
    .filter((names) => names.length > 0);
  await Promise.all(lanes.map(async (names, index) => {
    for (const name of names) await runSuite(name, index === 0);
  }));
}

const failures: TestFailure[] = [];
const flaky: TestFailure[] = [];
for (const run of runs) {
  const remaining = await failAgain(run);
  failures.push(...remaining);
  flaky.push(...run.report.failures.filter(({ name }) => !isAmong(remaining, name)));
}

const cases = runs.flatMap(({ report }) => report.cases);
const ignored = runs.reduce((total, { report }) => total + report.ignored.length, 0);
const silent = runs.flatMap(({ suite, files }) =>
  testFiles(suite).filter((file) => !files.has(file))
);
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
  const suite = SUITES[name]!;
  const options: TestRunOptions = {
    shown: live ? "live" : "at the end",
    atOnce: suite.atOnce,
    variables: variablesOf(suite),
  };
  const run = suite.groupSize
    ? await runInGroups(suite, suite.groupSize, options)
    : await denoTest(suite.paths, options);
  const isIncomplete = run.stalled || suite.groupSize && unfinished(run, suite).length > 0;
  runs.push({ suite, ...isIncomplete ? await resumed(run, suite, options) : run });
  minutes.push(`${name} ${inMinutes(performance.now() - start)}`);
}

function variablesOf({ isBundled }: Suite): Record<string, string> {
  return isBundled ? bundled : {};
}

async function runInGroups(
  suite: Suite,
  size: number,
  options: TestRunOptions,
): Promise<TestRun> {
  await using groups = await writeTestGroups(testFiles(suite), size, suite.longest);
  return await denoTest(groups.entries, options);
}

/** Files that ran no case, or not all of theirs: the run was interrupted, or their group fell outside a case. */
function unfinished(run: TestRun, suite: Suite): string[] {
  const cancelled = filesOf(run.report.cancelled);
  return testFiles(suite).filter((file) => !run.files.has(file) || cancelled.has(file));
}

/** The run with its unfinished files run once more, each by itself. A case that hangs again has failed. */
async function resumed(run: TestRun, suite: Suite, options: TestRunOptions): Promise<TestRun> {
  for (const { name, file } of run.report.cancelled) {
    console.log(`\nDid not end: ${name} (${file})`);
  }
  const left = unfinished(run, suite);
  const isFinished = (file: string) => !left.includes(file);
  const again = await denoTest(left, options);
  const { cancelled } = again.report;
  const hung = cancelled.map(({ name, file }) => ({ name, file, message: "It did not end." }));
  const ofFinished = (cases: TestCase[]) => cases.filter(({ file }) => isFinished(file));
  return {
    report: {
      cases: [...ofFinished(run.report.cases), ...again.report.cases, ...cancelled],
      failures: [...run.report.failures, ...again.report.failures, ...hung],
      cancelled,
      ignored: [...ofFinished(run.report.ignored), ...again.report.ignored],
    },
    // Another reason to fail, `Deno.test.only` for one, is not made good by running files again.
    success: again.success && run.report.failures.length === 0 &&
      (run.success || run.stalled || run.broke),
    files: run.files.union(again.files).union(filesOf(cancelled)),
    failedFiles: run.failedFiles.union(again.failedFiles).union(filesOf(cancelled)),
    stalled: again.stalled,
    broke: again.broke,
  };
}

function filesOf(cases: TestCase[]): Set<string> {
  return new Set(cases.map(({ file }) => file));
}

/**
 * Runs what failed once more when everything else has ended, by itself: real servers under load and kills had
 * shared the machine with others. Answers the failures that remain; a case that failed only the first time is
 * flaky and is shown.
 */
async function failAgain({ suite, report, success, failedFiles }: typeof runs[number]) {
  if (success) return [];
  if (report.failures.length === 0) {
    return [{ name: suite.paths.join(", "), file: "", message: "failed outside its cases" }];
  }
  const again = await denoTest([`--filter=${filterOf(report.failures)}`, ...failedFiles], {
    variables: variablesOf(suite),
  });
  if (again.success) return [];
  return again.report.failures.length > 0 ? again.report.failures : report.failures;
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

function testFiles({ paths }: Suite): string[] {
  const files = paths.flatMap((path) =>
    Deno.statSync(path).isFile
      ? [path]
      : readdirSync(path, { recursive: true, encoding: "utf8" }).map((file) => join(path, file))
  );
  return files.filter((file) => /_test\.tsx?$/.test(file));
}

async function deno(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const { success } = await new Deno.Command(Deno.execPath(), { args, env }).spawn().status;
  return success;
}

function inMinutes(milliseconds: number): string {
  return (milliseconds / 60_000).toFixed(1);
}
