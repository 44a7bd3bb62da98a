/** @module When the pages were last built, and whether that is too long ago. */
import { join } from "node:path";
import { distFolder } from "../config.ts";

type Runtime = Parameters<typeof distFolder>[0];

/** Everything a build is made from. */
const SOURCES = [
  "pages",
  "islands",
  "ui",
  "lib",
  "static",
  "vite.config.ts",
  "server/tasks/bundle_groups.ts",
  "server/tasks/texts",
  "deno.json",
  "deno.lock",
];

/** Written last by a build, so a build that broke off counts as none. */
export function stampFile(runtime: Runtime): string {
  return join(distFolder(runtime), "built");
}

/** Whether some source is newer than the build, or there is no build. */
export function isBuildStale(runtime: Runtime): boolean {
  const built = changedAt(stampFile(runtime));
  return built === 0 || SOURCES.some((source) => newestIn(source) > built);
}

function newestIn(path: string): number {
  if (!Deno.statSync(path).isDirectory) return changedAt(path);
  const inside = [...Deno.readDirSync(path)].map((entry) => newestIn(join(path, entry.name)));
  // The folder itself counts: deleting a file changes nothing else.
  return Math.max(changedAt(path), ...inside);
}

/** Last change in ms since 1970; 0 when there is no such file. */
function changedAt(path: string): number {
  try {
    return Deno.statSync(path).mtime?.getTime() ?? 0;
  } catch {
    return 0;
  }
}
