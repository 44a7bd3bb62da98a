/**
 * Where the socket for moderators lies.
 *
 * @module
 */
import { resolve } from "node:path";

/** Absolute, as a permission must name it. */
export function deskPath(dataDir: string): string {
  return resolve(dataDir, "moderation.sock");
}
