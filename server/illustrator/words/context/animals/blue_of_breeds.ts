/**
 * @module Breeders call grey cats blue, also one of several: "two British Shorthairs, a lilac one and a
 * *blue* one".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { englishTerm } from "../../lexicon/english_terms.ts";

/** The lexemes, such a blue read as `grey`, which is near to the word. */
export function withBlueOfBreeds(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const grey = englishTerm("grey");
  const isOfBreed = lexemes.some(({ term }) => term.claims.some(({ slot }) => slot === "breed"));
  if (!isOfBreed || !grey) return [...lexemes];
  return lexemes.map((lexeme, at) => {
    const next = lexemes[at + 1];
    const isOne = lexeme.term.role === "colour" && next?.term.role === "other" && !next.apart &&
      /^blue$/i.test(prompt.slice(lexeme.start, lexeme.end));
    return isOne ? { ...lexeme, term: grey, isNear: true as const } : lexeme;
  });
}
