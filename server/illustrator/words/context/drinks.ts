/**
 * "It drinks" is no drink: behind the cat, its name or "it" the word says what is done.
 *
 * @module
 */
import type { Lexeme } from "../binding/lexeme.ts";
import type { Term } from "../../vocabulary/term.ts";

const CAT_BEFORE = /\b(?:it|he|she|who|that|which|cat|kitten|kitty|tabby)\s+(?:\w+ly\s+)?$/i;

/** The lexemes, "drinks" read as the activity where the cat does it. */
export function withDrinking(
  lexemes: readonly Lexeme[],
  term: Term | undefined,
  prompt: string,
): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    if (!term || !/^drinks$/i.test(prompt.slice(lexeme.start, lexeme.end))) return lexeme;
    const isName = !lexeme.afterBreak && lexemes[at - 1]?.term.note === "its name";
    return isName || CAT_BEFORE.test(prompt.slice(0, lexeme.start)) ? { ...lexeme, term } : lexeme;
  });
}
