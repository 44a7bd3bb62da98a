/**
 * Writes the drawings, facts and words of things: `deno task things`.
 *
 * @module
 */
import { encodeDrawing } from "../illustrator/things/drawing.ts";
import { drawings, plain } from "./things/packages.ts";
import { SELECTED } from "./things/selection.ts";
import { drawingOf } from "./things/tracing.ts";

const FOLDER = new URL("../illustrator/things/data/", import.meta.url);

const bodyOf = await drawings();
const facts: string[] = [], lines: string[] = [];
for (const { emoji, name, plural, category, size } of SELECTED) {
  const body = bodyOf(emoji);
  if (!body) {
    console.warn(`${emoji} ${name}: no drawing`);
    continue;
  }
  facts.push([name, plural, plain(emoji), category, size].join("\t"));
  lines.push(`${name}\t${encodeDrawing(drawingOf(body))}`);
}
await write("things.tsv", facts);
await write("drawings.tsv", lines);
console.log(`${facts.length} things`);

async function write(name: string, lines: readonly string[]): Promise<void> {
  await Deno.writeTextFile(new URL(name, FOLDER), `${lines.join("\n")}\n`);
}
