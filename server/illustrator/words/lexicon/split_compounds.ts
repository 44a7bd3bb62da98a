/** @module English compounds that people write as two words: "tea pot", "sun flower", "bed room". */
import { isCat, isNoun } from "../../vocabulary/roles.ts";
import type { Term } from "../../vocabulary/term.ts";
import { ENGLISH } from "./lexicons.ts";
import { termOf } from "./term_of.ts";
import type { Token } from "./tokens.ts";

/** Shorter parts make words by accident: "an" and "other". */
const PART = /^[a-z]{3,}$/;

/** The term of two words that are one noun when they are written together; `first` is what the first means alone. */
export function splitCompound(
  tokens: readonly Token[],
  at: number,
  first: Term | undefined,
): Term | undefined {
  const [one, other] = [tokens[at], tokens[at + 1]];
  if (!one || !other || other.afterBreak || !PART.test(one.key) || !PART.test(other.key)) {
    return undefined;
  }
  // A "black bird" is any bird that is black, a "cat fish" a cat and a fish.
  const mayOpen = !first || first.role === "unknown" || isNoun(first.role) && !isCat(first.role) ||
    first.role === "place";
  const whole = mayOpen ? termOf(one.key + other.key, ENGLISH) : undefined;
  // "A snow shoe" is no Snowshoe cat.
  const isBreed = whole?.claims.some(({ slot }) => slot === "breed") === true;
  const isDrawn = whole !== undefined && !isBreed && whole.claims.length > 0 && !whole.nearest &&
    (isNoun(whole.role) || whole.role === "place");
  return isDrawn ? whole : undefined;
}
