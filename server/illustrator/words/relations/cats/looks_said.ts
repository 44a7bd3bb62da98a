/** @module Whether words say how a cat looks: "is a white persian", "all black". */
import type { Role } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";

/** Roles of what a look consists of, before its last word. */
const WITHIN_LOOKS: readonly Role[] = [
  "article",
  "quality",
  "degree",
  "silent",
  "colour",
  "marking",
];

/** Whether a word is, or ends, a look. */
export type IsLook = (lexeme: Lexeme) => boolean;

/** A word for a cat, or "one". */
export const A_CAT: IsLook = ({ term }) =>
  term.role === "cat" && !term.isFur || term.role === "other";

/** The same, or a colour. */
export const COLOURED: IsLook = (lexeme) => lexeme.term.role === "colour" || A_CAT(lexeme);

/** Whether a verb stands here and leads to a look: "is a white persian". */
export function isSaidToBe(lexemes: readonly Lexeme[], verb: number, isLook: IsLook): boolean {
  const { term, afterBreak } = lexemes[verb] ?? {};
  return term?.role === "copula" && !afterBreak && leadsTo(lexemes, verb + 1, isLook);
}

/** Whether words of a look begin here and reach its last word before the next break. */
export function leadsTo(lexemes: readonly Lexeme[], from: number, isLook: IsLook): boolean {
  for (let at = from; at < lexemes.length; at++) {
    const lexeme = lexemes[at]!;
    if (at > from && lexeme.afterBreak) return false;
    if (isLook(lexeme)) return true;
    if (!WITHIN_LOOKS.includes(lexeme.term.role)) return false;
  }
  return false;
}
