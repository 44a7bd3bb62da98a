/**
 * @module Which tests a change can break: those that reach a changed file through imports, or through files
 * that a module on the way reads or starts.
 */
import { dirname, join, normalize } from "node:path";
import { allImports } from "./own_imports.ts";

/** A file or folder that a module reads or starts: `new URL("data/", import.meta.url)`. */
const BESIDE = /new URL\(\s*(["`])([^"`]+)\1,\s*import\.meta\.url\s*,?\s*\)/g;

/** `sources` is text by path from the root; `changed` are paths of any files. Answers paths of tests, sorted. */
export function affectedTests(
  sources: ReadonlyMap<string, string>,
  changed: readonly string[],
): string[] {
  const users = usersByFile(sources);
  const reached = new Set<string>();
  const open = [...changed];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    open.push(...withFolders(path).flatMap((used) => users.get(used) ?? []));
  }
  return [...reached].filter((path) => sources.has(path) && /_test\.tsx?$/.test(path)).sort();
}

function usersByFile(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [path, source] of sources) {
    for (const used of [...allImports(path, source), ...filesBeside(path, source)]) {
      users.set(used, [...users.get(used) ?? [], path]);
    }
  }
  return users;
}

/** Of a name that is put together, the folder. */
function filesBeside(path: string, source: string): string[] {
  return [...source.matchAll(BESIDE)].map(([, , name]) => {
    const known = name!.split("${")[0]!;
    const full = join(dirname(path), known === name ? known : dirname(`${known}_`));
    return normalize(full).replace(/\/$/, "");
  });
}

/** `a/b/c.tsv` is part of `a/b` and of `a`. */
function withFolders(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
