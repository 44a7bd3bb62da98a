/**
 * @module "Three legged, the back left leg is missing": which leg is missing is said once; "three legs"
 * alone names none.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";

const SIDE = /left|right|front|back|hind|fore/i;

/** The same terms; words for three legs name the leg that others say is missing. */
export function withOneMissingLeg(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const wordsOf = ({ start, end }: Lexeme) => prompt.slice(start, end);
  const known = lexemes.find((lexeme) => isMissingLeg(lexeme) && SIDE.test(wordsOf(lexeme)));
  if (!known) return [...lexemes];
  return lexemes.map((lexeme) =>
    isMissingLeg(lexeme) && !SIDE.test(wordsOf(lexeme)) ? { ...lexeme, term: known.term } : lexeme
  );
}

function isMissingLeg({ term: { claims } }: Lexeme): boolean {
  return claims.some(({ slot, value }) => slot === "feature" && /leg missing$/.test(`${value}`));
}
