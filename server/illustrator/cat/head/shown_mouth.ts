/** @module Which mouth a style shows for an expression: faces of real cats leave out what no cat does. */
import type { CatSpec } from "../../spec.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import type { Expression, Mouth } from "./expression.ts";

/** No real cat laughs or sneers only because it is glad. */
const OF_REAL_CATS: Partial<Record<Mouth, Mouth>> = { laugh: "smile" };

/** The mouth of a face in its style. */
export function shownMouth({ style }: Pick<CatSpec, "style">, { mouth }: Expression): Mouth {
  return STYLE_ENTRIES[style].figure.hasHumanFace ? mouth : OF_REAL_CATS[mouth] ?? mouth;
}
