/** @module Data files: text in lines, of which empty ones and those that begin with `#` say nothing. */

/** The lines of a data file that say something. */
export function dataLines(file: URL): string[] {
  return Deno.readTextFileSync(file).split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
}
