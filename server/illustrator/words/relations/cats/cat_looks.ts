/** @module Whether a noun for cats says how they look. */
import type { Lexeme } from "../../binding/lexeme.ts";

/** "Two *black* cats and one white cat" are three, "two cats, a black cat and a white cat" two. */
export function hasLook(lexemes: readonly Lexeme[], noun: number): boolean {
  return lexemes[noun]!.term.claims.some(({ slot }) => slot === "coat.pattern") ||
    lexemes[noun - 1]?.term.role === "colour" && !lexemes[noun]!.apart;
}
