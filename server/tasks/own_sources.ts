/** @module The text of every module of ours. */
import { join } from "node:path";

const FOLDERS = ["server", "pages", "islands", "ui", "lib", "tests"];

/** By path from the root. */
export async function ownSources(): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const folder of FOLDERS) {
    for await (const path of modules(folder)) sources.set(path, await Deno.readTextFile(path));
  }
  return sources;
}

async function* modules(folder: string): AsyncIterable<string> {
  for await (const entry of Deno.readDir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory) yield* modules(path);
    else if (/\.tsx?$/.test(path)) yield path;
  }
}
