/** @module "Green *eyes half shut*": the colour is that of the eyes, and how they are carried is said besides. */
import type { Lexeme } from "../../binding/lexeme.ts";
import { englishTerm } from "../../lexicon/english_terms.ts";
import type { Sentence } from "../pass.ts";

/** A phrase that begins with the eyes, and goes on with how they are. */
const EYES = /^(eyes) \p{L}/iu;

/** The lexemes, eyes in a state behind a colour or a size read as two: the eyes, and their state. */
export function withEyesInAState(
  lexemes: readonly Lexeme[],
  { prompt }: Sentence,
): Lexeme[] {
  const eyes = englishTerm("eyes");
  return lexemes.flatMap((lexeme, at): Lexeme[] => {
    const { start, end, afterBreak, term } = lexeme, before = lexemes[at - 1];
    const isState = term.claims.some(({ slot }) => slot === "feature") &&
      EYES.test(prompt.slice(start, end));
    const isDescribed = before !== undefined && !afterBreak &&
      (before.term.role === "colour" || before.term.claims.some(({ slot }) => slot === "size"));
    if (!eyes || !isState || !isDescribed) return [lexeme];
    const middle = start + "eyes".length;
    return [
      { ...lexeme, term: eyes, end: middle, isPlural: true },
      { ...lexeme, start: middle + 1, afterBreak: false, apart: false },
    ];
  });
}
