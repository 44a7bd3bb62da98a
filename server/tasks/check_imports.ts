// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * Part of `deno task check`: refuses imports against the directions of the architecture, and commits that the
 * store does not count.
 *
 * @module
 */
import { join } from "node:path";
import { uncountedCommits } from "./commit_rules.ts";
import { wrongImports } from "./import_rules.ts";

const FOLDERS = ["server", "pages", "islands", "ui", "lib", "tests"];

/** Their samples are wrong on purpose. */
const SAMPLES = ["server/tasks/import_rules_test.ts", "server/tasks/commit_rules_test.ts"];

const wrong: string[] = [];
for (const folder of FOLDERS) {
  for await (const path of sources(folder)) {
    if (SAMPLES.includes(path)) continue;
    const source = await Deno.readTextFile(path);
    wrong.push(...wrongImports(path, source), ...uncountedCommits(path, source));
  }
}
for (const line of wrong) console.error(line);
if (wrong.length > 0) Deno.exit(1);
console.log("Imports: every direction is right; every commit is counted");

async function* sources(folder: string): AsyncIterable<string> {
  for await (const entry of Deno.readDir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory) yield* sources(path);
    else if (/\.tsx?$/.test(path)) yield path;
  }
}
