/**
 * Words that are a colour and a thing: "an orange cat", "a cat with an orange".
 *
 * @module
 */
import type { Lexeme } from "./binding/lexeme.ts";
import { isAdjective, isNoun } from "./roles.ts";
import type { Term } from "../vocabulary/term.ts";

/**
 * The lexemes with things for those colours that stand where a noun stands: after an article or a number, once
 * a cat was named, and with nothing after them that they could colour.
 */
export function withThings(
  lexemes: readonly Lexeme[],
  thingOf: (lexeme: Lexeme) => Term | undefined,
): Lexeme[] {
  let catSeen = false;
  return lexemes.map((lexeme, at) => {
    catSeen ||= lexeme.term.role === "cat" || lexeme.term.role === "character";
    if (lexeme.term.role !== "colour" || !catSeen || !isNounThere(lexemes, at)) return lexeme;
    const term = thingOf(lexeme);
    return term ? { ...lexeme, term, isPlural: term.isPlural ?? false } : lexeme;
  });
}

function isNounThere(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1]?.term, next = lexemes[at + 1];
  const isCounted = before?.role === "article" || before?.role === "number";
  if (!isCounted || lexemes[at]!.apart) return false;
  if (!next || next.apart) return true;
  const { role } = next.term;
  return !isNoun(role) && !isAdjective(role) && role !== "and" && role !== "or";
}
