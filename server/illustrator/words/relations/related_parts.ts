/** @module A part of the cat that is on or in something, where the whole cat is drawn there. */
import type { Lexeme } from "../binding/lexeme.ts";
import { OF_PLACE } from "./place_words.ts";
import type { RelationWords } from "./relation_words.ts";

const OWN_PART =
  /\b(?:its|his|her|their|one|an?|both|two) (?:\p{L}+ )?(?:paws?|heads?|tails?|nose|face|chin|legs?|feet|foot|snout|mouth|body|bod|butt|bum)(?: (?:is|are))? $/iu;

/** "With one paw *on* a globe", "its head stuck *in* a jar": the whole cat is drawn there. */
export function isOfPart(
  prompt: string,
  { is, isAfter, start }: RelationWords,
  lexemes: readonly Lexeme[],
): boolean {
  const before = lexemes.findLast(({ end }) => end <= start);
  return !isAfter && OF_PLACE.includes(is) && before?.term.role === "part" &&
    OWN_PART.test(prompt.slice(0, start));
}
