/** @module "No background": a place that is named as well gives way to it. */
import type { Lexeme } from "../binding/lexeme.ts";
import type { Sentence } from "./pass.ts";

/** Words for the same entry that do not rule a place out: what is blurred is there. */
const MAY_BE_A_PLACE = /studio|blur|bokeh|focus|space|void|minimal|light/i;

/** The same lexemes: beside a plain background places are weak. */
export function withPlainBackground(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const isPlain = lexemes.some(({ start, end, term }) =>
    isStudio(term.claims) && !MAY_BE_A_PLACE.test(prompt.slice(start, end))
  );
  if (!isPlain) return [...lexemes];
  return lexemes.map((lexeme): Lexeme => {
    const { claims } = lexeme.term;
    if (isStudio(claims) || !claims.some(({ slot }) => slot === "setting")) return lexeme;
    const weak = claims.map((one) =>
      one.slot === "setting" ? { ...one, weak: true as const } : one
    );
    return { ...lexeme, term: { ...lexeme.term, claims: weak } };
  });
}

function isStudio(claims: Lexeme["term"]["claims"]): boolean {
  return claims.some(({ slot, value, weak }) => slot === "setting" && value === "studio" && !weak);
}
