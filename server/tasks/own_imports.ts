/** @module What a module imports of ours, read from its text. */
import { dirname, join, normalize } from "node:path";

/** Imports and re-exports of relative modules, the words before `from` apart. */
const IMPORT = /^(?:import|export)\s+([^;"]*?)\bfrom\s+"(\.[^"]+)"/gms;

/** Types that a module names in place: `import("./row.ts").Row`, and modules it loads later. */
const IN_PLACE = /\bimport\(\s*"(\.[^"]+)"/g;

/** Paths from the root, of the modules whose values or types the module at `path` imports or exports. */
export function allImports(path: string, source: string): string[] {
  const specifiers = [
    ...[...source.matchAll(IMPORT)].map(([, , specifier]) => specifier!),
    ...[...source.matchAll(IN_PLACE)].map(([, specifier]) => specifier!),
  ];
  return specifiers.map((specifier) => normalize(join(dirname(path), specifier)));
}

/** The same of values alone: what is still there when the code runs. */
export function valueImports(path: string, source: string): string[] {
  return [...source.matchAll(IMPORT)]
    .filter(([, names]) => !hasOnlyTypes(names!))
    .map(([, , specifier]) => normalize(join(dirname(path), specifier!)));
}

function hasOnlyTypes(names: string): boolean {
  if (/^type\s/.test(names)) return true;
  const listed = names.match(/^\{(.*)\}\s*$/s)?.[1];
  return listed !== undefined &&
    listed.split(",").every((name) => name.trim() === "" || name.trim().startsWith("type "));
}
