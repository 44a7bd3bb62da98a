/** @module Data files: text in lines, of which empty ones and those that begin with `#` say nothing. */

/** The lines of a data file that say something. */
export function dataLines(file: URL): string[] {
  return Deno.readTextFileSync(file).split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
}

/** Where a line or a column that begins at `from` ends: at the next such sign, and at `end` at the latest. */
export function endOf(sign: "\n" | "\t", text: string, from: number, end: number): number {
  const found = text.indexOf(sign, from);
  return found < 0 || found > end ? end : found;
}
