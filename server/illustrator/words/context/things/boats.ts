/**
 * @module A boat is a place for who is on board; who is in one, or rows it, has a small one: "two cats in a
 * red boat".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { englishThing } from "../../lexicon/english_terms.ts";

const BOAT = /^boat$/i;

const IN_IT =
  /\b(?:in|into|inside|row(?:s|ing)?|paddl(?:es|ing)|steer(?:s|ing)?) (?:an?|the|his|her|its|their|my|our) (?:[\p{L}-]+ ){0,3}$/iu;

/** The lexemes, such boats read as `smallBoat`. */
export function withSmallBoats(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const smallBoat = englishThing("small boat");
  return lexemes.map((lexeme) => {
    const isSmall = smallBoat && BOAT.test(prompt.slice(lexeme.start, lexeme.end)) &&
      IN_IT.test(prompt.slice(0, lexeme.start));
    return isSmall ? { ...lexeme, term: smallBoat } : lexeme;
  });
}
