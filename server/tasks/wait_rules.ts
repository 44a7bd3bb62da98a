/**
 * @module Tests wait for what they need, not for a time: a fixed wait is too short on a busy machine and
 * too long on others.
 */

/** As pauses between two looks, and while something is measured. */
const LONGEST_MS = 500;

const FIXED_WAIT =
  /waitForTimeout\(|\b(?:delay|sleep)\(([\d_]+)\)|setTimeout\((?:done|resolve), ([\d_]+)\)/g;

/** They put load on a server for a time, or measure what it does in one. */
const MEASURING = /^tests\/(stress\/(overload|request_bodies)_test|cluster\/mixed_load)\.ts$/;

/** The fixed waits of a test, named by its path from the root; empty when all is well. */
export function fixedWaits(path: string, source: string): string[] {
  if (!/_test\.tsx?$|^tests\//.test(path) || MEASURING.test(path)) return [];
  return [...source.matchAll(FIXED_WAIT)]
    .filter(([call, ...times]) =>
      call.startsWith("waitForTimeout") ||
      times.some((time) => Number(time?.replaceAll("_", "")) > LONGEST_MS)
    )
    .map(([call]) => `${path}: ${call} waits for a time; wait for what the test needs`);
}
