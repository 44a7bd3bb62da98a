/**
 * @module Folders and files that import each other in a circle, types included: none can be understood, or
 * moved, without the others.
 */
import { dirname } from "node:path";
import { allImports, valueImports } from "./own_imports.ts";

/** Folders whose folders are looked at one by one; what lies in them directly counts file by file. */
const DIVIDED = [
  "server",
  "server/illustrator",
  "server/illustrator/words",
  "server/illustrator/painters",
];

/** Tasks use everything and are used by nothing; tests stand beside what they test. */
const IN_NO_FOLDER = /^server\/tasks\/|_test\.tsx?$/;

/** Each circle of folders once, in the order of its imports; `sources` is text by path from the root. */
export function folderCycles(sources: ReadonlyMap<string, string>): string[][] {
  const placed = [...sources].filter(([path]) => !IN_NO_FOLDER.test(path));
  return cycles(new Map(placed), folderOf);
}

/** The same of files, tests and commands included. */
export function fileCycles(sources: ReadonlyMap<string, string>): string[][] {
  return cycles(sources, (path) => path);
}

function cycles(
  sources: ReadonlyMap<string, string>,
  nodeOf: (path: string) => string,
): string[][] {
  const imports = new Map<string, Set<string>>();
  for (const [path, source] of sources) {
    const from = nodeOf(path);
    const known = imports.get(from) ?? new Set();
    imports.set(from, known);
    for (const to of importsOf(path, source).map(nodeOf)) if (to !== from) known.add(to);
  }
  return circlesIn(imports);
}

/** Inside it types of recipes derive from the keys of the entries, which are drawn by recipes: values alone count. */
const BY_VALUES = "server/illustrator/";

function importsOf(path: string, source: string): string[] {
  return path.startsWith(BY_VALUES) ? valueImports(path, source) : allImports(path, source);
}

/** `server/store/keys.ts` → `server/store`; a file right in a divided folder stands for itself. */
function folderOf(path: string): string {
  const divided = DIVIDED.findLast((folder) => path.startsWith(`${folder}/`));
  if (!divided) return dirname(path);
  return `${divided}/${path.slice(divided.length + 1).split("/")[0]}`;
}

/** Depth first; a folder that is met again on its own way closes a circle. */
function circlesIn(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  function follow(folder: string, way: string[]): void {
    if (way.includes(folder)) {
      circles.push([...way.slice(way.indexOf(folder)), folder]);
      return;
    }
    if (done.has(folder)) return;
    for (const next of imports.get(folder) ?? []) follow(next, [...way, folder]);
    done.add(folder);
  }
  for (const folder of imports.keys()) follow(folder, []);
  return circles;
}
