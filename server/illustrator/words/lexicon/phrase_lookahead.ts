/** @module Whether a phrase of a text may be the beginning of a longer one of the dictionary. */
import { mayGoOnElsewhere } from "./dictionary_index.ts";
import { mayGoOnAsThing } from "./imported_words.ts";
import { withoutPrefixes } from "./inflections.ts";
import { english, lexiconOfTexts } from "./lexicons.ts";

/** Whether a phrase of this many words may be the beginning of a longer one in a text of this language. */
export function mayStartPhrase(phrase: string, words: number, language: string): boolean {
  return words > 2 || mayLeadOn(phrase, language) ||
    withoutPrefixes(phrase, language).some((bare) => mayLeadOn(bare, language));
}

function mayLeadOn(phrase: string, language: string): boolean {
  const own = lexiconOfTexts(language);
  return english().hasStart(phrase) || mayGoOnAsThing(phrase, language) ||
    own !== undefined && own.hasStart(phrase) || mayGoOnElsewhere(phrase);
}
