/**
 * Words that are a colour and a thing, or an activity and a thing: "an orange cat", "a cat with an orange"; "it
 * hammers", "three hammers".
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
    const isMeant = lexeme.term.role === "colour"
      ? catSeen && isNounThere(lexemes, at)
      : isActivity(lexeme.term) && isCounted(lexemes, at);
    if (!isMeant) return lexeme;
    const term = thingOf(lexeme);
    return term ? { ...lexeme, term, isPlural: term.isPlural ?? false } : lexeme;
  });
}

function isActivity({ claims }: Term): boolean {
  return claims.some((claim) => claim.slot === "prop" && claim.by !== undefined);
}

/** An article or a number leads to it, with adjectives between: "three tiny red hammers". */
function isCounted(lexemes: readonly Lexeme[], at: number): boolean {
  let before = at - 1;
  while (!lexemes[before + 1]?.apart && ["quality", "colour"].includes(roleOf(lexemes[before]))) {
    before--;
  }
  return !lexemes[before + 1]?.apart && ["article", "number"].includes(roleOf(lexemes[before]));
}

function roleOf(lexeme: Lexeme | undefined): string {
  return lexeme?.term.role ?? "";
}

function isNounThere(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1]?.term, next = lexemes[at + 1];
  const follows = before?.role === "article" || before?.role === "number";
  if (!follows || lexemes[at]!.apart) return false;
  if (!next || next.apart) return true;
  const { role } = next.term;
  return !isNoun(role) && !isAdjective(role) && role !== "and" && role !== "or";
}
