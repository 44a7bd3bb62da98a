/**
 * @module What a picture is made as, and not a thing in it: "oil painting of a cat", "a cat, pencil drawing"; but "a cat
 * beside an oil painting", "reading a comic book".
 */
import type { Lexeme } from "../binding/lexeme.ts";
import { ENGLISH } from "../lexicon/lexicons.ts";
import type { Term } from "../../vocabulary/term.ts";
import type { Sentence } from "./pass.ts";

/** Before it: nothing, a break, or a word that leads to what the picture is; then at most an article and two adjectives. */
const LED =
  /(?:^|[.,;:!?\n()–—"] ?|\b(?:in|as|like|into|style:|make it|draw it as) )(?:an? |the )?(?:(?!\p{L}+ing\b)[\p{L}'-]+,? ){0,2}$/iu;

/** Behind it: what it shows, or that it is a manner. */
const SHOWS =
  /^ ?(?:of|showing|featuring|depicting|portrait|style|styled|look|effect|aesthetics?|vibes?|technique|illustration|art)\b/i;

/** A noun behind these is a thing. */
const OF_A_THING =
  /\b(?:an?|the|his|her|its|their|my|some|two|with|on|of|to|at|from|under|behind|by|near|\p{L}+ing)(?: \p{L}+)? $/iu;

const ENDED = /^ ?(?:$|[.,;:!?\n()])/;

/** A technique that is said of a thing. */
const ASIDE: Pick<Term, "claims" | "role" | "note"> = {
  claims: [],
  role: "silent",
  note: "the style is the one you choose",
};

/** The lexemes; techniques that are not said of the picture claim nothing. */
export function withTechniquesSaid(
  lexemes: readonly Lexeme[],
  { prompt, language }: Sentence,
): Lexeme[] {
  if (language !== ENGLISH) return [...lexemes];
  return lexemes.map((lexeme) => {
    const { term, start, end } = lexeme;
    if (!term.claims.some(({ slot }) => slot === "technique")) return lexeme;
    const before = prompt.slice(0, start), after = prompt.slice(end);
    const isOfPicture = LED.test(before) || SHOWS.test(after) ||
      ENDED.test(after) && !OF_A_THING.test(before);
    return isOfPicture ? lexeme : { ...lexeme, term: { ...term, ...ASIDE } };
  });
}
