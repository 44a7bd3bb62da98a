/** @module Adjectives of breeds that stand behind a thing: a "tapis persan" is no Persian cat. */
import { plays, type Term } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";

const OF_A_THING: Term = plays("silent", "");

/** The lexemes, breeds right behind things said of those. For languages whose adjectives follow their nouns. */
export function withoutBreedsOfThings(lexemes: readonly Lexeme[]): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const { term, apart } = lexeme, before = lexemes[at - 1];
    const isBreed = term.claims.some(({ slot }) => slot === "breed");
    return isBreed && !apart && before?.term.role === "thing"
      ? { ...lexeme, term: OF_A_THING }
      : lexeme;
  });
}
