/**
 * @module "A pointy red hat", "round blue glasses": the word before the colour says which kind of hat or glasses,
 * as it does right before the noun, and is nothing of the cat's.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { englishTerm } from "../../lexicon/english_terms.ts";

/** A number, an article or a colour says no kind. */
const NO_KIND: readonly string[] = ["article", "number", "colour", "silent", "frame"];

/** The lexemes, the kind told to the noun behind the colour. */
export function withKindsBeforeColours(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const found = [...lexemes], merged = new Set<Lexeme>();
  lexemes.forEach((noun, at) => {
    const colour = lexemes[at - 1], kind = lexemes[at - 2];
    if (!colour || !kind || noun.apart || colour.apart || colour.term.role !== "colour") return;
    const [claim] = noun.term.claims;
    if (claim?.slot !== "accessory" || NO_KIND.includes(kind.term.role)) return;
    const word = (one: Lexeme) => prompt.slice(one.start, one.end).toLowerCase();
    const term = englishTerm(`${word(kind)} ${word(noun)}`);
    const [exact] = term?.claims ?? [];
    if (!term || exact?.slot !== "accessory" || exact.value !== claim.value || !exact.variant) {
      return;
    }
    merged.add(kind);
    found[at - 1] = { ...colour, start: kind.start, apart: kind.apart };
    found[at] = { ...noun, term };
  });
  return found.filter((lexeme) => !merged.has(lexeme));
}
