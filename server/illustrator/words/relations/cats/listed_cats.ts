/** @module Cats of a list, each with its name and a look behind a comma: "Kiki, all black", "Nerone, bianco e grasso". */
import type { Lexeme } from "../../binding/lexeme.ts";
import { languageOf } from "../../lexicon/language.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import { NOUNS_HAVE_CAPITALS } from "../../lexicon/word_order.ts";
import { numberOf } from "./cat_numbers.ts";
import { COLOURED, leadsTo } from "./looks_said.ts";
import { CALLED, isName } from "./names_of_cats.ts";

/** Who is introduced. Places are indexes into the lexemes. */
export interface IntroducedCat {
  /** Its name, or the noun it is called by. */
  at: number;
  /** The first word that says something of it. */
  from: number;
  /** Absent of one that is only called "the big one" or "the bride". */
  name?: string;
}

/** "…, Sima - tortie, *Kiki*, all black": behind two others, a comma is enough. */
export function lookBehindComma(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): IntroducedCat | undefined {
  const { start, end, term, afterBreak } = lexemes[at]!;
  const next = lexemes[at + 1];
  if (!afterBreak || !next || !isName(prompt, lexemes, at)) return undefined;
  const isCalled = CALLED.includes(term.role);
  const isApart = /^\s*,\s*$/.test(prompt.slice(end, next.start));
  return isCalled && isApart && leadsTo(lexemes, at + 1, COLOURED)
    ? { at, from: at, name: prompt.slice(start, end) }
    : undefined;
}

/** "Due gatti: *Nerone*, bianco e grasso, e *Neve*, nera e magra": as many names with a look as there are cats. */
export function listedByName(prompt: string, lexemes: readonly Lexeme[]): IntroducedCat[] {
  const cats = lexemes.findIndex(({ term }) => term.role === "cat" && !term.isFur);
  if (cats < 0 || languageOf(tokenise(prompt)) === NOUNS_HAVE_CAPITALS) return [];
  const count = numberOf(prompt, lexemes, cats);
  if (count < 2) return [];
  const named = lexemes.flatMap(({ start, end, afterBreak, term }, at): IntroducedCat[] => {
    const next = lexemes[at + 1], name = prompt.slice(start, end);
    const opens = at > cats && (afterBreak || lexemes[at - 1]!.term.role === "and");
    const isNamed = opens && next?.afterBreak === true && term.role !== "cat" &&
      /^\p{Lu}\p{Ll}+$/u.test(name) && /^\s*,\s*$/.test(prompt.slice(end, next.start)) &&
      leadsTo(lexemes, at + 1, COLOURED);
    return isNamed ? [{ at, from: at, name }] : [];
  });
  return named.length === count ? named : [];
}
