/** @module The source files whose texts are shown to someone. */
import { join } from "node:path";

const FOLDERS = ["pages", "islands", "ui", "lib", "server"];

/** Their texts are for who develops the product; those for its operators stay English as well. */
const NOT_SHOWN = /^server\/tasks\/|_test\.tsx?$/;

export interface SourceFile {
  /** From the root of the repository. */
  path: string;
  source: string;
}

/** Every file, by its path. */
export async function sourceFiles(folders: readonly string[] = FOLDERS): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for (const folder of folders) {
    for await (const path of sources(folder)) {
      if (!NOT_SHOWN.test(path)) found.push({ path, source: await Deno.readTextFile(path) });
    }
  }
  return found.sort((one, other) => one.path < other.path ? -1 : 1);
}

async function* sources(folder: string): AsyncIterable<string> {
  for await (const entry of Deno.readDir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory) yield* sources(path);
    else if (/\.tsx?$/.test(path)) yield path;
  }
}
