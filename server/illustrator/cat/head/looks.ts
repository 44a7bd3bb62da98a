/** @module What makes the head of one cat unlike another's. */
import { randomStream } from "../../random.ts";
import type { CatSpec } from "../../spec.ts";

/** What makes one cat's face unlike another's: factors around 1. */
export interface Looks {
  ears: number;
  eyes: number;
  cheeks: number;
  /** Added turn of the ears, in radians. */
  spread: number;
}

/** The face of this one cat, from its seed. */
export function looksOf({ seed }: CatSpec): Looks {
  const random = randomStream(seed, "cat.looks");
  return {
    ears: random.between(0.9, 1.08),
    eyes: random.between(0.94, 1.04),
    cheeks: random.between(0.97, 1.06),
    spread: random.between(-0.05, 0.12),
  };
}
