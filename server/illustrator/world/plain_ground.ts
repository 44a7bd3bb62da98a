/**
 * @module Whether a picture has nothing behind its cat, because words ask for a plain background.
 */
import type { CatSpec } from "../spec.ts";

/** The studio of words is empty, that of the seed is decorated. */
export function hasPlainGround({ setting, provenance }: CatSpec): boolean {
  return setting === "studio" && provenance.setting === "text";
}

/** Whether words give it a colour: "a plain yellow background". */
export function hasColouredGround(spec: CatSpec): boolean {
  return hasPlainGround(spec) && spec.provenance.scheme === "text" && spec.scheme !== "gradient";
}
