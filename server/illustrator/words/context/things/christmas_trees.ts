/** @module Trees at Christmas: "a kitten in christmas lights under *the tree*". */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { englishThing } from "../../lexicon/english_terms.ts";

const TREE = /^(?:the )?tree$/i;

const AT_CHRISTMAS = /\b(?:christmas|xmas|x-mas|baubles?|tinsel)\b/i;

/** The lexemes, trees beside what belongs to Christmas read as `christmasTree`. */
export function withChristmasTrees(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const christmasTree = englishThing("christmas tree");
  if (!christmasTree || !AT_CHRISTMAS.test(prompt)) return [...lexemes];
  return lexemes.map((lexeme) =>
    TREE.test(prompt.slice(lexeme.start, lexeme.end)) && lexeme.term.role === "thing"
      ? { ...lexeme, term: christmasTree }
      : lexeme
  );
}
