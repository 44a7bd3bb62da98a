/** @module Stockings at Christmas hang and are not worn: "stockings hung by the fireplace". */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { englishTerm } from "../../lexicon/english_terms.ts";

const STOCKING = /^stockings?$/i;

const AT_CHRISTMAS =
  /\b(?:fireplace|mantel(?:piece)?|chimney|hearth|christmas|xmas|santa|stockings? (?:hung|hang|hanging))\b/i;

/** The lexemes, stockings that hang read as `christmasStocking`. */
export function withStockings(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const christmasStocking = englishTerm("christmas stocking");
  if (!christmasStocking || !AT_CHRISTMAS.test(prompt)) return [...lexemes];
  return lexemes.map((lexeme) => {
    const isStocking = STOCKING.test(prompt.slice(lexeme.start, lexeme.end)) &&
      !/\b(?:in|wearing|wears) (?:[\p{L}-]+ )?$/iu.test(prompt.slice(0, lexeme.start));
    return isStocking ? { ...lexeme, term: christmasStocking } : lexeme;
  });
}
