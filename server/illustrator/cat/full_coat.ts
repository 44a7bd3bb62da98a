/** @module Whether a coat is as full as hair can be: where words or a breed ask for long hair, and not where chance gave it. */
import type { CatSpec } from "../spec.ts";

/** Long hair that is asked for without a word that lessens it. */
export function hasFullCoat({ coat, degrees }: Pick<CatSpec, "coat" | "degrees">): boolean {
  return coat.length === "fluffy" && (degrees?.["coat.length"] ?? 1) >= 1;
}
