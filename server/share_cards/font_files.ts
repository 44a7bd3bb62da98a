/** @module The files of fonts, each family in a package of its own, cut into parts by letters. */
import { GlobalFonts } from "@napi-rs/canvas";
import { fileURLToPath } from "node:url";

const loaded = new Set<string>();

/** Makes this part of a family known to every canvas, once; the name it has there. */
export function loadFont(family: string, part: string): string {
  const name = `${family} ${part}`;
  if (loaded.has(name)) return name;
  const path = packagePath(family, `files/${family}-${part}-wght-normal.woff2`);
  if (!GlobalFonts.registerFromPath(path, name)) throw new Error(`There is no font at ${path}.`);
  loaded.add(name);
  return name;
}

/** Which letters each part of a family has: `{ "[4]": "U+3000-3002,U+4e00" }`. */
export async function readLetters(family: string): Promise<Record<string, string>> {
  return JSON.parse(await Deno.readTextFile(packagePath(family, "unicode.json")));
}

function packagePath(family: string, file: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/${file}`));
}
