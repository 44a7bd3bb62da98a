/** @module Whether two relations are about the same cat or thing. */
import type { ParsedActor } from "../parsed_description.ts";

export function isSameActor(one: ParsedActor | undefined, other: ParsedActor | undefined): boolean {
  if (!one || !other) return false;
  return "cat" in one
    ? "cat" in other && one.cat === other.cat
    : "prop" in other && one.prop === other.prop;
}
