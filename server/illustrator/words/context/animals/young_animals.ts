/** @module "A baby penguin" is a small penguin, and no kitten beside one. */
import type { Lexeme } from "../../binding/lexeme.ts";
import { isOtherAnimal } from "./friends_actions.ts";
import type { Sentence } from "../pass.ts";
import { englishTerm } from "../../lexicon/english_terms.ts";

const YOUNG = /^(?:baby|newborn|infant|toddler)$/i;

/** The lexemes, words for a small child right before another animal read as its size. */
export function withYoungAnimals(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const tiny = englishTerm("tiny");
  return lexemes.map((lexeme, at) => {
    const next = lexemes[at + 1];
    const isYoung = YOUNG.test(prompt.slice(lexeme.start, lexeme.end)) && next !== undefined &&
      !next.apart && isOtherAnimal(next);
    return tiny && isYoung ? { ...lexeme, term: tiny } : lexeme;
  });
}
