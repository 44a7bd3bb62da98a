// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * Part of `deno task check`: refuses imports against the directions of the architecture.
 *
 * @module
 */
import { join } from "node:path";
import { wrongImports } from "./import_rules.ts";

const FOLDERS = ["server", "pages", "islands", "lib", "tests"];

/** Its sample imports are wrong on purpose. */
const SAMPLES = "server/tasks/import_rules_test.ts";

const wrong: string[] = [];
for (const folder of FOLDERS) {
  for await (const path of sources(folder)) {
    if (path === SAMPLES) continue;
    wrong.push(...wrongImports(path, await Deno.readTextFile(path)));
  }
}
for (const line of wrong) console.error(line);
if (wrong.length > 0) Deno.exit(1);
console.log("Imports: every direction is right");

async function* sources(folder: string): AsyncIterable<string> {
  for await (const entry of Deno.readDir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory) yield* sources(path);
    else if (/\.tsx?$/.test(path)) yield path;
  }
}
