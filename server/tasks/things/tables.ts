/** @module Tables of words beside these modules: a row for each thing. */

/** The rows of the file with this name, as cells. */
export async function readTable(name: string): Promise<string[][]> {
  const text = await Deno.readTextFile(new URL(name, import.meta.url));
  return text.trimEnd().split("\n").map((line) => line.split("\t"));
}
