/**
 * Words in the form the dictionary looks them up.
 *
 * @module
 */
import { tokenise } from "../../illustrator/words/lexicon/tokens.ts";

/** How the dictionary looks a phrase up. */
export function phraseOf(word: string): string {
  return tokenise(word).map(({ key }) => key).join(" ");
}
