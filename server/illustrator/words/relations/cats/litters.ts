/** @module "A basket full of kittens", "a box of kittens": several cats that fill a vessel. */
import type { Lexeme } from "../../binding/lexeme.ts";
import { isContainer } from "../thing_kinds.ts";

/** How many cats fill a vessel. */
export const LITTER = 3;

const OF =
  /^ (?:(?:brim)?full of|filled with|packed with|overflowing with|of) (?:[\p{L}-]+ ){0,2}$/iu;

const SEVERAL = /^(?:cats|kittens|kitties)$/i;

/** Whether this noun names the cats that fill the thing before it. */
export function fillsVessel(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end } = lexemes[at]!;
  if (!SEVERAL.test(prompt.slice(start, end))) return false;
  const vessel = lexemes.slice(0, at).findLast(({ term }) => term.role === "thing");
  return vessel !== undefined && OF.test(prompt.slice(vessel.end, start)) &&
    vessel.term.claims.some(({ slot, value }) => slot === "prop" && isContainer(value));
}
