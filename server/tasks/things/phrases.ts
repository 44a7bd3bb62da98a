/** @module Words in the form the dictionary looks them up. */
import { TONAL, tonedPhraseOf } from "../../illustrator/words/lexicon/phrase.ts";
import { tokenise } from "../../illustrator/words/lexicon/tokens.ts";

/** How the dictionary looks a phrase up. */
export function phraseOf(word: string): string {
  return tokenise(word).map(({ key }) => key).join(" ");
}

/** The same in a language; those in which accents tell words apart keep them. */
export function phraseIn(word: string, language: string): string {
  return language === TONAL ? tonedPhraseOf(word) : phraseOf(word);
}
