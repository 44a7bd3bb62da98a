/**
 * @module The files for browsers in every language: each chunk once in English, where it was built, and
 * once in a folder of each other language. Chunks import each other by relative addresses, so a page that
 * begins in a folder stays in it.
 */
import { createHash } from "node:crypto";
import { dirname, join, relative } from "node:path";
import { type Catalogue, readCatalogue, TRANSLATED } from "./catalogues.ts";
import { hasMarks, withTexts } from "./marks.ts";
import { type Node, parseSource, walk } from "./syntax.ts";

/** Puts the translations into what was built into this folder; before it is compressed. */
export async function writeTranslatedChunks(client: string): Promise<void> {
  const assets = join(client, "assets");
  const catalogues = await Promise.all(TRANSLATED.map(async (language) => {
    const catalogue = await readCatalogue(language);
    return { folder: join(assets, `${language}-${hashOf(catalogue)}`), catalogue };
  }));
  for (const path of await scripts(assets)) {
    const chunk = readChunk(path, await Deno.readTextFile(path));
    for (const { folder, catalogue } of catalogues) {
      const copy = join(folder, relative(assets, path));
      await Deno.mkdir(dirname(copy), { recursive: true });
      await Deno.writeTextFile(copy, chunk((text) => catalogue[text] ?? text));
    }
    await Deno.writeTextFile(path, chunk((text) => text));
  }
}

/** Writes a chunk with each marked text replaced. Throws where a text was torn apart by the build. */
export function readChunk(
  path: string,
  code: string,
): (replaced: (text: string) => string) => string {
  const strings = hasMarks(code) ? markedStrings(path, code) : [];
  return function write(replaced) {
    let written = "";
    let at = 0;
    for (const { start, end, quote, value } of strings) {
      written += code.slice(at, start) + escaped(withTexts(value, replaced), quote);
      at = end;
    }
    written += code.slice(at);
    if (hasMarks(written)) throw new Error(`${path}: a marked text is not a string any more`);
    return written;
  };
}

/** What stands between the quotes of a string. */
interface MarkedString {
  start: number;
  end: number;
  quote: string;
  value: string;
}

function markedStrings(path: string, code: string): MarkedString[] {
  const strings: MarkedString[] = [];
  walk(parseSource(path, code), (node) => {
    const string = stringOf(node, code);
    if (string && hasMarks(string.value)) strings.push(string);
  });
  return strings;
}

function stringOf(node: Node, code: string): MarkedString | undefined {
  const { type, start, end, value } = node;
  if (type === "Literal" && typeof value === "string") {
    return { start: start + 1, end: end - 1, quote: code[start]!, value };
  }
  if (type !== "TemplateElement") return undefined;
  const { raw, cooked } = value as { raw: string; cooked: string };
  const from = code.indexOf(raw, start);
  return { start: from, end: from + raw.length, quote: "`", value: cooked };
}

/** The string as it is written between these quotes. */
function escaped(value: string, quote: string): string {
  const safe = value.replaceAll("\\", "\\\\").replaceAll("\r", "\\r").replaceAll(
    quote,
    `\\${quote}`,
  );
  return quote === "`" ? safe.replaceAll("${", "\\${") : safe.replaceAll("\n", "\\n");
}

function hashOf(catalogue: Catalogue): string {
  return createHash("sha256").update(JSON.stringify(catalogue)).digest("base64url").slice(0, 8);
}

async function scripts(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of Deno.readDir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory) found.push(...await scripts(path));
    else if (path.endsWith(".js")) found.push(path);
  }
  return found;
}
