/** @module Reads what `deno test` writes: its JUnit report, and the lines it prints. */

export interface TestCase {
  name: string;
  /** Path of its file. */
  file: string;
  seconds: number;
}

/** A case that failed, and why. */
export interface TestFailure {
  /** Of a step: `test > step`. */
  name: string;
  /** Path of the file that registered it. */
  file: string;
  message: string;
}

export interface TestReport {
  cases: TestCase[];
  failures: TestFailure[];
  /** Cases that had not ended when the run was interrupted. */
  cancelled: TestCase[];
  /** Those of the cases that this machine or system cannot run. */
  ignored: TestCase[];
}

const CASE =
  /<testcase name="([^"]*)" classname="([^"]*)" time="([\d.]+)"[^>]*>(?:\s*<(error message="Cancelled"|skipped))?/g;

const FAILURE =
  /<testcase name="([^"]*)" classname="([^"]*)"[^>]*>\s*<failure[^>]*>([^<]*)<\/failure>/g;

/** `running 3 tests from ./a_test.ts`, or `./a_test.ts => a case ... ok`. */
const FILE_LINE = /^(?:running [1-9]\d* tests? from )?(\S+_test\.tsx?)(?: => .*)?$/;

/** A shared module that registers cases for many files begins their names with their file. */
const NAMED_FILE = /^(\S+_test\.tsx?) /;

// deno-lint-ignore no-control-regex -- it is how a terminal's colours are written
const COLOR = /\x1b\[[\d;]*m/g;

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&amp;": "&",
};

/** `xml` is the whole report; an empty one has no cases. */
export function readTestReport(xml: string): TestReport {
  const [cases, cancelled, ignored]: TestCase[][] = [[], [], []];
  for (const [, name, file, seconds, outcome] of xml.matchAll(CASE)) {
    const testCase = { ...caseOf(name!, file!), seconds: Number(seconds) };
    if (outcome?.startsWith("error")) cancelled!.push(testCase);
    else cases!.push(testCase);
    if (outcome === "skipped") ignored!.push(testCase);
  }
  return {
    cases: cases!,
    cancelled: cancelled!,
    ignored: ignored!,
    failures: [...xml.matchAll(FAILURE)].map(([, name, file, message]) => ({
      ...caseOf(name!, file!),
      message: unescaped(message!),
    })),
  };
}

/** The `count` cases that took longest, slowest first. */
export function slowest(cases: TestCase[], count: number): TestCase[] {
  return cases.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

/**
 * The test files that a printed line speaks of: the heading of a file, or the result of one of its cases where
 * files run side by side; none for a module that imports several. The report names the file that called
 * `Deno.test`, which may be a shared module.
 */
export function testFileOf(line: string): string | undefined {
  const [, file] = uncolored(line).match(FILE_LINE) ?? [];
  return file?.replace(/^\.\//, "");
}

/** Whether a case was registered by a test file itself. */
export function isOfTestFile({ file }: Pick<TestCase, "file">): boolean {
  return /_test\.tsx?$/.test(file);
}

/** Whether a printed line is the result of a case or step. */
export function isResult(line: string): boolean {
  return / \.\.\. (?:ok|FAILED|ignored)/.test(uncolored(line));
}

/** Whether a printed line is the result of a case or step that failed. */
export function isFailure(line: string): boolean {
  return / \.\.\. FAILED \(/.test(uncolored(line));
}

/** Whether a printed line tells of an error outside of a case. */
export function isUncaught(line: string): boolean {
  return /^Uncaught error from \S+ FAILED/.test(uncolored(line));
}

function uncolored(line: string): string {
  return line.replaceAll(COLOR, "");
}

function caseOf(name: string, classname: string): Pick<TestCase, "name" | "file"> {
  const file = unescaped(classname).replace(/^\.\//, "");
  if (isOfTestFile({ file })) return { name: unescaped(name), file };
  const [, named] = unescaped(name).match(NAMED_FILE) ?? [];
  return { name: unescaped(name), file: named ?? file };
}

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity]!);
}
