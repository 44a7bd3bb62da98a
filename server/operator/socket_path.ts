/** @module Where the operator's socket lies. */
import { resolve } from "node:path";

/** Absolute, as a permission must name it. */
export function operatorSocketPath(dataDir: string): string {
  return resolve(dataDir, "operator.sock");
}
