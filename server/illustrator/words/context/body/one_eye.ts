/**
 * @module "Three legs and one eye": a cat with one eye only. "One eye is blue", "one eye closed" say
 * something of one of two.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { plays, type Role, type Term } from "../../../vocabulary/term.ts";
import type { Sentence } from "../pass.ts";
import { termOf } from "../../lexicon/term_of.ts";

const UNSEEN: Term = plays("unknown", "", { isUndrawn: true });

const AN_EYE: Term = plays("eye", "");

const ENDS: readonly Role[] = ["and", "but", "frame"];

/** The lexemes, "one eye" at the end of a phrase read as a missing eye. */
export function withOneEye(lexemes: readonly Lexeme[], { prompt, language }: Sentence): Lexeme[] {
  const term = termOf("only one eye", language);
  const eyes = lexemes.filter(({ term: { role } }) => role === "eye" || role === "eyes");
  if (!term) return [...lexemes];
  return lexemes.map((lexeme, at) => {
    if (isPartSeen(prompt, lexeme)) return { ...lexeme, term: UNSEEN };
    if (isOfAColour(lexemes, at, prompt)) return { ...lexeme, term: AN_EYE };
    if (eyes.length !== 1) return lexeme;
    const before = lexemes[at - 1], next = lexemes[at + 1];
    const isOne = lexeme === eyes[0] && lexeme.term.role === "eye" && before !== undefined &&
      /\b(?:and|only|just|but|has|have|with|got) (?:the |only |just )?(?:one|1) $/i.test(
        prompt.slice(0, lexeme.start),
      );
    const ends = !next || next.afterBreak || ENDS.includes(next.term.role);
    return isOne && ends ? { ...lexeme, term } : lexeme;
  });
}

/** "With one eye *blue*": there is another. */
function isOfAColour(lexemes: readonly Lexeme[], at: number, prompt: string): boolean {
  const { start, end } = lexemes[at]!;
  const next = lexemes[lexemes[at + 1]?.term.role === "copula" ? at + 2 : at + 1];
  return /^(?:with|has) one eye$/i.test(prompt.slice(start, end)) &&
    next?.term.role === "colour" && !next.afterBreak;
}

/** "Only one eye *visible*": the other one is there. */
function isPartSeen(prompt: string, { start, end }: Lexeme): boolean {
  return /^(?:only|just|with) one eye$/i.test(prompt.slice(start, end)) &&
    /^ (?:is )?(?:visible|showing|open|peeking|peeping|poking|looking|can be seen|sticking)\b/i
      .test(
        prompt.slice(end),
      );
}
