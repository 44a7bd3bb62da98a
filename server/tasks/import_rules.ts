/**
 * @module Who may import whom. Folders know their neighbours below, never above; what runs in a browser
 * knows nothing of the server.
 */
import { dirname, join, normalize } from "node:path";

/** For each folder, the folders it may import besides itself. */
const MAY_IMPORT: Record<string, string[]> = {
  server: ["lib"],
  pages: ["islands", "ui", "lib"],
  islands: ["ui", "lib"],
  ui: ["lib"],
  lib: [],
  tests: ["server", "ui", "lib"],
};

/** Folders whose code is sent to browsers. */
const BROWSER_FOLDERS = ["islands", "ui", "lib"];

/** Libraries that exist only on a server. */
const SERVER_ONLY = /^(node:|npm:)|^(hono|sharp|vike|vite|@napi-rs\/canvas)(\/|$)/;

/** Static and dynamic imports, re-exports, and globs, each with a literal specifier. */
const IMPORT =
  /(?:\bfrom|\bimport|\bimport\.meta\.glob(?:<[^(]*>)?\(|\bimport\()\s*["']([^"'\n]+)["']/g;

/** What a file, named by its path from the root, imports against the rules; empty when all is well. */
export function wrongImports(path: string, source: string): string[] {
  const folder = folderOf(path);
  const allowed = MAY_IMPORT[folder];
  if (!allowed) return [];
  const wrong: string[] = [];
  for (const [, specifier] of source.matchAll(IMPORT)) {
    if (!specifier!.startsWith(".")) {
      const isTest = /_test\.tsx?$/.test(path);
      if (BROWSER_FOLDERS.includes(folder) && !isTest && SERVER_ONLY.test(specifier!)) {
        wrong.push(`${path}: "${specifier}" exists only on the server`);
      }
      continue;
    }
    const target = folderOf(normalize(join(dirname(path), specifier!)));
    if (target === "tests" && mayUseTestSupport(path)) continue;
    if (target !== folder && target in MAY_IMPORT && !allowed.includes(target)) {
      wrong.push(`${path}: ${folder} must not import ${target} ("${specifier}")`);
    }
  }
  return wrong;
}

/** Unit tests stand beside their modules; the commands that draw sheets and measure are tests, too. */
function mayUseTestSupport(path: string): boolean {
  return /_test\.tsx?$/.test(path) || path.startsWith("server/tasks/");
}

function folderOf(path: string): string {
  return path.split("/")[0]!;
}
