/** @module "Painting a shed blue": the colour that a thing is given is not the cat's. */
import type { Lexeme } from "../../binding/lexeme.ts";

const PAINTED =
  /\b(?:paint|dy|colour|color)(?:ing|ed|es|s) (?:an?|the|his|her|its|their|my|our) (?:[\p{L}-]+ ){1,2}$/iu;

/** Whether the word at this place is such a colour. */
export function isPaintedOn(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { term, start, apart } = lexemes[at]!, next = lexemes[at + 1];
  return term.role === "colour" && !apart && (!next || next.apart) &&
    PAINTED.test(prompt.slice(0, start));
}
