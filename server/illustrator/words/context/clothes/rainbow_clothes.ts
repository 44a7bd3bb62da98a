/**
 * @module "A rainbow scarf", "una bufanda arcoíris", "rainbow fur", "a rainbow kite": what has the colours of a
 * rainbow, and none is in the sky.
 */
import { plays, says } from "../../../vocabulary/term.ts";
import { propOf } from "../../../wardrobe/prop_kinds.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import { PRINT_NOTE } from "../../terms/print_terms.ts";
import type { Sentence } from "../pass.ts";
import { ADJECTIVES_FOLLOW } from "../../lexicon/word_order.ts";

/** As it is written before or behind clothes. */
const RAINBOW =
  /^(?:(?:with|in|wearing) )?(?:an? )?(?:rainbow(?:[ -]colou?red)?|arc-en-ciel|arco-?[ií]ris|arcobaleno|regenboog|regenbogenfarbene?[nrs]?|multicolou?red|colou?rful|multicolor[ea]?)$/i;

/** Words that a rainbow takes before a noun. */
const COLOURED = /^(?:colou?red|hued|patterned)$/i;

const COAT = says({ "coat.pattern": "rainbow" }, "", { role: "marking" });

const PRINT = plays("quality", "", { print: "rainbow", note: PRINT_NOTE });

/** The same terms, with a print for each rainbow beside clothes. */
export function withRainbowClothes(
  lexemes: readonly Lexeme[],
  { prompt, language }: Sentence,
): Lexeme[] {
  const isBehind = ADJECTIVES_FOLLOW.has(language);
  const textOf = ({ start, end }: Lexeme) => prompt.slice(start, end);
  const isAboutCloth = (lexeme: Lexeme) => isOfCloth(lexeme) || COLOURED.test(textOf(lexeme));
  let until = -1;
  return lexemes.map((lexeme, at) => {
    if (at < until && (lexeme.term.print || COLOURED.test(textOf(lexeme)))) {
      return { ...lexeme, term: PRINT };
    }
    if (!RAINBOW.test(textOf(lexeme))) return lexeme;
    const before = lexemes[at - 1];
    const next = lexemes.findIndex((one, later) => later > at && !isAboutCloth(one));
    const noun = lexemes.slice(at + 1, next + 1).every(({ apart }) => !apart)
      ? lexemes[next]
      : undefined;
    if (noun?.term.isFur) return { ...lexeme, term: COAT };
    const isBefore = noun !== undefined && isCloth(noun);
    if (isBefore) until = next;
    const follows = isBehind && before !== undefined && !lexeme.afterBreak && isCloth(before);
    return isBefore || follows ? { ...lexeme, term: PRINT } : lexeme;
  });
}

/** "A rainbow *striped knitted* jumper". */
function isOfCloth({ term: { role, print, material, isUndrawn } }: Lexeme): boolean {
  return role === "quality" && (print ?? material ?? isUndrawn) !== undefined;
}

function isCloth({ term: { role, claims } }: Lexeme): boolean {
  return role === "thing" &&
    claims.some((claim) =>
      claim.slot === "accessory" || claim.slot === "costume" ||
      claim.slot === "prop" && !claim.by && propOf(claim.value).isFriend !== true
    );
}
