/**
 * @module Paw prints that are left somewhere are the thing, and no print of a cloth: "muddy paw prints on the
 * floor", "paw prints in the snow".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { englishThing } from "../../lexicon/english_terms.ts";

const PRINTS = /^(?:with )?paw ?prints?(?: on it)?$/i;

/** A cloth is said before or behind them. */
const CLOTH = (lexeme: Lexeme | undefined): boolean =>
  lexeme?.term.role === "thing" &&
  lexeme.term.claims.some(({ slot }) => slot === "accessory" || slot === "costume");

/** The lexemes, prints beside no cloth read as the thing. */
export function withLoosePawPrints(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const prints = englishThing("paw prints");
  return lexemes.map((lexeme, at) => {
    const { start, end, term } = lexeme;
    const isPrint = term.print === "paw-printed" && PRINTS.test(prompt.slice(start, end));
    if (!prints || !isPrint) return lexeme;
    const isOnCloth = CLOTH(lexemes[at + 1]) && !lexemes[at + 1]!.apart ||
      CLOTH(lexemes[at - 1]) && !lexeme.afterBreak;
    return isOnCloth ? lexeme : { ...lexeme, term: prints };
  });
}
