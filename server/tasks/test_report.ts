/**
 * Reads the JUnit report that `deno test` writes.
 *
 * @module
 */

export interface TestCase {
  name: string;
  /** Path of its file. */
  file: string;
  seconds: number;
}

export interface TestReport {
  cases: TestCase[];
  failed: number;
  /** Tests that this machine or system cannot run. */
  ignored: number;
}

const CASE = /<testcase name="([^"]*)" classname="([^"]*)" time="([\d.]+)"/g;

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
    failed: countOf("failures", xml) + countOf("errors", xml),
    ignored: xml.match(/<skipped\s*\/?>/g)?.length ?? 0,
  };
}

/** The `count` cases that took longest, slowest first. */
export function slowest(cases: TestCase[], count: number): TestCase[] {
  return cases.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

/**
 * Files of which no case was run or left out. `deno test` lets a file pass whose modules fail before its first
 * test, when one of them listens to unhandled rejections, as Vike does.
 */
export function filesWithoutTests(files: string[], { cases }: TestReport): string[] {
  const seen = new Set(cases.map(({ file }) => file));
  return files.filter((file) => !seen.has(file));
}

function countOf(what: string, xml: string): number {
  return Number(xml.match(new RegExp(`<testsuites[^>]* ${what}="(\\d+)"`))?.[1] ?? 0);
}

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity]!);
}
