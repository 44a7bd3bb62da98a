/** @module Spanish "moño" is a bow; without its tilde it would be an ape, overalls or cute. */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { englishTerm } from "../../lexicon/english_terms.ts";

const MOÑO = /(?:^|\s)(moño)s?$/iu;

/** The lexemes, with bows for those words. */
export function withBows(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const bow = englishTerm("bow");
  return lexemes.map((lexeme) => {
    const word = MOÑO.exec(prompt.slice(lexeme.start, lexeme.end));
    return word && bow
      ? { ...lexeme, term: bow, start: lexeme.end - word[0].trimStart().length }
      : lexeme;
  });
}
