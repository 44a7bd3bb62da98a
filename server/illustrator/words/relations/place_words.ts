/** @module Relation words that say where something is. */
import type { Role } from "../../vocabulary/term.ts";
import { ADJECTIVES } from "../../vocabulary/roles.ts";

/** What may stand between a relation and what it is about. */
export const BETWEEN: readonly Role[] = ["article", ...ADJECTIVES, "cat", "thing"];

/** Said of who is borne by the thing before them: a fireplace next to the chair is next to the cat on it. */
export const AROUND: readonly string[] = [
  "under",
  "behind",
  "peeking over",
  "in front of",
  "beside",
  "left of",
  "right of",
  "between",
];

/** Where something is: said of a thing as well as of a cat. */
export const OF_PLACE: readonly string[] = ["on", "at", "sharing", "inside", ...AROUND];
