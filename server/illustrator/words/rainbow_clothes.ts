/**
 * "A rainbow scarf", "una bufanda arcoíris": the cloth has the colours of a rainbow, and none is in the sky.
 *
 * @module
 */
import { plays } from "../vocabulary/term.ts";
import type { Lexeme } from "./binding/lexeme.ts";
import { PRINT_NOTE } from "./print_terms.ts";

/** As it is written before or behind clothes. */
const RAINBOW =
  /^(?:an? )?(?:rainbow(?:[ -]colou?red)?|arc-en-ciel|arco-?[ií]ris|arcobaleno|regenboog|regenbogenfarbene?[nrs]?|multicolou?red|colou?rful|multicolor[ea]?)$/i;

const PRINT = plays("quality", "", { print: "rainbow", note: PRINT_NOTE });

/** The same terms, with a print for each rainbow beside clothes. */
export function withRainbowClothes(
  lexemes: readonly Lexeme[],
  prompt: string,
  isBehind: boolean,
): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    if (!RAINBOW.test(prompt.slice(lexeme.start, lexeme.end))) return lexeme;
    const next = lexemes[at + 1], before = lexemes[at - 1];
    const isBefore = next !== undefined && !next.apart && isCloth(next);
    const follows = isBehind && before !== undefined && !lexeme.afterBreak && isCloth(before);
    return isBefore || follows ? { ...lexeme, term: PRINT } : lexeme;
  });
}

function isCloth({ term: { role, claims } }: Lexeme): boolean {
  return role === "thing" && claims.some(({ slot }) => slot === "accessory" || slot === "costume");
}
