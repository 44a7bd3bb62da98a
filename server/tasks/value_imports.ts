/**
 * What a module imports that is still there when the code runs: values of other modules of ours, no types.
 *
 * @module
 */
import { dirname, join, normalize } from "node:path";

const IMPORT = /^(?:import|export)\s+(?!type\s)([^;"]*?)\bfrom\s+"(\.[^"]+)"/gms;

/** Paths from the root, of the modules whose values the module at `path` imports or exports. */
export function valueImports(path: string, source: string): string[] {
  return [...source.matchAll(IMPORT)]
    .filter(([, names]) => !hasOnlyTypes(names!))
    .map(([, , specifier]) => normalize(join(dirname(path), specifier!)));
}

function hasOnlyTypes(names: string): boolean {
  const listed = names.match(/^\{(.*)\}\s*$/s)?.[1];
  return listed !== undefined &&
    listed.split(",").every((name) => name.trim() === "" || name.trim().startsWith("type "));
}
