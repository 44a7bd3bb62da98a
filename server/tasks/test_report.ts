/**
 * Reads what `deno test` writes: its JUnit report, and the lines it prints.
 *
 * @module
 */

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
  message: string;
}

export interface TestReport {
  cases: TestCase[];
  failures: TestFailure[];
  /** Tests that this machine or system cannot run. */
  ignored: number;
}

const CASE = /<testcase name="([^"]*)" classname="([^"]*)" time="([\d.]+)"/g;

const FAILURE = /<testcase name="([^"]*)"[^>]*>\s*<failure[^>]*>([^<]*)<\/failure>/g;

/** `running 3 tests from ./a_test.ts`, or `./a_test.ts => a case ... ok`. */
const FILE_LINE = /^(?:running [1-9]\d* tests? from )?(\S+_test\.tsx?)(?: => .*)?$/;

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
  return {
    cases: [...xml.matchAll(CASE)].map(([, name, file, seconds]) => ({
      name: unescaped(name!),
      file: unescaped(file!).replace(/^\.\//, ""),
      seconds: Number(seconds),
    })),
    failures: [...xml.matchAll(FAILURE)].map(([, name, message]) => ({
      name: unescaped(name!),
      message: unescaped(message!),
    })),
    ignored: xml.match(/<skipped\s*\/?>/g)?.length ?? 0,
  };
}

/** The `count` cases that took longest, slowest first. */
export function slowest(cases: TestCase[], count: number): TestCase[] {
  return cases.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

/**
 * The test files that a printed line speaks of: the heading of a file, or the result of one of its cases where
 * files run side by side. The report names the file that called `Deno.test`, which may be a shared module.
 */
export function testFileOf(line: string): string | undefined {
  const [, file] = uncolored(line).match(FILE_LINE) ?? [];
  return file?.replace(/^\.\//, "");
}

/** Whether a printed line is the result of a case or step that failed. */
export function isFailure(line: string): boolean {
  return / \.\.\. FAILED \(/.test(uncolored(line));
}

function uncolored(line: string): string {
  return line.replaceAll(COLOR, "");
}

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity]!);
}
