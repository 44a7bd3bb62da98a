/** @module Oranges that other languages call by their colour: "una cesta de naranjas", "ein Korb voll Orangen". */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { englishThing } from "../../lexicon/english_terms.ts";

/** Plurals of the fruit; in German a colour is written small. */
const ORANGES = /^(?:naranjas|laranjas|arance|oranges|Orangen|sinaasappels)$/u;

/** What stands before a noun. */
const OF_WHICH =
  /(?:^|[ \n])(?:d['’]|(?:de|di|con|com|avec|von|voll|voller|mit|vol|met|unas|algunas|umas|alcune|des|les|las|as|le|die|dos|tres|duas|três|deux|trois|due|tre|zwei|drei|y|e|et|und) )$/iu;

/** The lexemes, such oranges read as the thing. */
export function withOranges(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const oranges = englishThing("oranges");
  if (!oranges) return [...lexemes];
  return lexemes.map((lexeme) => {
    const isFruit = lexeme.term.role === "colour" &&
      ORANGES.test(prompt.slice(lexeme.start, lexeme.end)) &&
      OF_WHICH.test(prompt.slice(0, lexeme.start));
    return isFruit ? { ...lexeme, term: oranges, isPlural: true } : lexeme;
  });
}
