/**
 * Where a change of the picture stands.
 *
 * @module
 */
import type { Change } from "../../lib/redrawn.ts";

export type Changing =
  | { state: "idle" }
  | { state: "changing" }
  /** The last change; nothing in it where the picture showed that already. */
  | { state: "changed"; changed: Change[] }
  /** `newCat`: the words that ask for another cat, which can be drawn as a new picture. */
  | { state: "failed"; reason: string; newCat?: string };
