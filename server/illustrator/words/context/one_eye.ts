/**
 * "Three legs and one eye": a cat with one eye only. "One eye is blue", "one eye closed" say something of one of two.
 *
 * @module
 */
import type { Lexeme } from "../binding/lexeme.ts";
import type { Role, Term } from "../../vocabulary/term.ts";

const ENDS: readonly Role[] = ["and", "but", "frame"];

/** The lexemes, "one eye" at the end of a phrase read as a missing eye. */
export function withOneEye(
  lexemes: readonly Lexeme[],
  term: Term | undefined,
  prompt: string,
): Lexeme[] {
  const eyes = lexemes.filter(({ term: { role } }) => role === "eye" || role === "eyes");
  if (!term || eyes.length !== 1) return [...lexemes];
  return lexemes.map((lexeme, at) => {
    const before = lexemes[at - 1], next = lexemes[at + 1];
    const isOne = lexeme === eyes[0] && lexeme.term.role === "eye" && before !== undefined &&
      /\b(?:and|only|just|but) (?:the )?one $/i.test(prompt.slice(0, lexeme.start));
    const ends = !next || next.afterBreak || ENDS.includes(next.term.role);
    return isOne && ends ? { ...lexeme, term } : lexeme;
  });
}
