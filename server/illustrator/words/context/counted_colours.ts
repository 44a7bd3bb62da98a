/** @module Cats that are called by their colour: "two gingers", "three blacks". */
import { says } from "../../vocabulary/term.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import { isNoun } from "../../vocabulary/roles.ts";
import type { Sentence } from "./pass.ts";
import { writtenThing } from "./written_thing.ts";

/**
 * The lexemes, plurals of a coat's colour read as cats where a number counts them and no noun follows: fruit and
 * flowers of the same name stay what they are.
 */
export function withCountedColours(lexemes: readonly Lexeme[], sentence: Sentence): Lexeme[] {
  const { prompt } = sentence;
  return lexemes.map((lexeme, at) => {
    const coat = lexeme.term.colour?.coat, next = lexemes[at + 1];
    if (!coat || lexemes[at - 1]?.term.role !== "number" || lexeme.afterBreak) return lexeme;
    if (next && !next.afterBreak && isNoun(next.term.role)) return lexeme;
    const word = prompt.slice(lexeme.start, lexeme.end);
    if (!/\p{L}{3}s$/u.test(word) || writtenThing(lexeme, sentence)) return lexeme;
    return { ...lexeme, term: says({ "coat.colour": coat }, word, { role: "cat" }) };
  });
}
