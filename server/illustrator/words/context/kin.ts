/**
 * @module Kin of a cat: "a ginger mother", "his new sister". With a coat of its own, or where it belongs to a cat,
 * such a word names a cat and no person.
 */
import { plays } from "../../vocabulary/term.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import { namesPerson } from "../terms/person_nouns.ts";

const KIN =
  /^(?:mother|mum|mom|mama|mummy|mommy|father|dad|daddy|papa|sister|brother|sibling|twin|son|daughter|mutter|vater|schwester|bruder|madre|padre|herman[oa]|mère|père|s(?:oe|œ)ur|frère|sorella|fratello|irmão?|irmã|moeder|broer|siostra|brat|мама|сестра|брат)$/iu;

/** "*His* new sister". */
const OWNED =
  /\b(?:his|her|its|their) (?:(?:new|little|big|baby|older|younger|twin|best|old|own) )?$/i;

/** The lexemes, words for kin read as cats. */
export function withKin(lexemes: readonly Lexeme[], prompt: string): Lexeme[] {
  const word = ({ start, end }: Lexeme) => prompt.slice(start, end);
  return lexemes.map((lexeme, at) => {
    if (!KIN.test(word(lexeme)) || isBeforeCat(lexemes, at)) return lexeme;
    const hasCoat = !lexeme.apart && lexemes[at - 1]?.term.colour?.coat !== undefined;
    const before = lexemes.slice(0, at);
    const isOfCat = OWNED.test(prompt.slice(0, lexeme.start)) &&
      before.some(({ term }) => term.role === "cat" && !term.isFur) &&
      !before.some((one) => one.isPerson || namesPerson(word(one)));
    return hasCoat || isOfCat ? { ...lexeme, term: plays("cat", word(lexeme)) } : lexeme;
  });
}

/** "A *mum* cat". */
function isBeforeCat(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return next?.term.role === "cat" && !next.apart;
}
