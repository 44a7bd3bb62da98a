/** @module "Painting a shed blue": the colour that a thing is given is not the cat's. */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Term } from "../../../vocabulary/term.ts";
import type { Claim } from "../../parsed_description.ts";
import type { Sentence } from "../pass.ts";

const PAINTED =
  /\b(?:paint|dy|colour|color)(?:ing|ed|es|s) (?:an?|the|his|her|its|their|my|our) (?:[\p{L}-]+ ){1,2}$/iu;

/** The same terms; such a colour is the thing's, which it follows. */
export function withPaintedThings(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const painted = lexemes.map((_, at) => isPaintedOn(prompt, lexemes, at));
  return lexemes.flatMap((lexeme, at): Lexeme[] => {
    const before = lexemes[at - 1], next = lexemes[at + 1];
    // "*Painting a fence* yellow": one term names what is done and the thing.
    if (painted[at + 1] && isOfAnAct(lexeme)) {
      return [{ ...lexeme, term: inColour(lexeme.term, next!.term), end: next!.end }];
    }
    if (painted[at] && before && isOfAnAct(before)) return [];
    return painted[at] && before?.term.role === "thing"
      ? [{ ...lexeme, followsNoun: true }]
      : [lexeme];
  });
}

function isOfAnAct({ term: { claims } }: Lexeme): boolean {
  return claims.some(({ slot, by }) => slot === "prop" && by !== undefined);
}

function inColour(term: Term, { colour }: Term): Term {
  const dye = colour?.thing;
  const claims = term.claims.map((claim): Claim =>
    dye && claim.slot === "prop" ? { ...claim, colour: dye } : claim
  );
  return { ...term, claims };
}

/** Whether the word at this place is such a colour, of a thing that is not known. */
export function isPaintedOnUnknown(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): boolean {
  return !lexemes[at]!.followsNoun && isPaintedOn(prompt, lexemes, at);
}

function isPaintedOn(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { term, start, apart } = lexemes[at]!, next = lexemes[at + 1];
  return term.role === "colour" && !apart && (!next || next.apart) &&
    PAINTED.test(prompt.slice(0, start));
}
