/**
 * @module What a picture should be made with, named on its own: "Painting not photo", "in crayon". It is the style of
 * the picture, no thing beside the cat and nothing that the cat does.
 */
import type { Lexeme } from "../binding/lexeme.ts";
import type { Sentence } from "./pass.ts";
import { englishTerm } from "../lexicon/english_terms.ts";

/** By the words of a style that mean the same. */
const MEDIA: readonly (readonly [RegExp, string])[] = [
  [/^(?:a )?painting$/i, "oil painting"],
  [/^pencils?$/i, "pencil drawing"],
  [/^(?:coloured |colored |wax )?crayons?$/i, "crayon drawing"],
  [/^ink$/i, "ink drawing"],
  [/^comic$/i, "comic book"],
];

/** What is a coat as well, unless the picture is made "in" it. */
const CHARCOAL = /^charcoal$/i, IN = /\b(?:in|with) $/i;

/** What stands before it and behind it where it is said of the picture. */
const ALONE = /(?:^|[.!?;,\n(] ?|\b(?:in|as an?|done in|drawn in|made in) )$/i;
const ENDED =
  /^ ?(?:$|[.!?;,\n)]|(?:please|pls|plz|style|if possible|not|only|no|and (?:a (?:little|bit|touch)|some) (?:of )?colou?rs?|with (?:a (?:little|bit|touch)|some) (?:of )?colou?rs?)\b)/i;

/** The lexemes, such words read as the style. */
export function withMediaAlone(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  return lexemes.map((lexeme) => {
    const { start, end } = lexeme;
    const words = prompt.slice(start, end);
    const style = CHARCOAL.test(words) && IN.test(prompt.slice(0, start))
      ? "charcoal drawing"
      : MEDIA.find(([medium]) => medium.test(words))?.[1];
    const isAlone = style !== undefined && ALONE.test(prompt.slice(0, start)) &&
      ENDED.test(prompt.slice(end));
    const term = isAlone ? englishTerm(style) : undefined;
    return term ? { ...lexeme, term } : lexeme;
  });
}
