/** @module Whether a phrase of a text may be the beginning of a longer one of the dictionary. */
import { once } from "../../once.ts";
import { thingPhrases } from "./imported_words.ts";
import { withoutPrefixes } from "./inflections.ts";
import { mayGoOn, phraseStarts } from "./phrase_starts.ts";
import { READ_SELDOM } from "./languages.ts";
import { english, lexiconOfTexts, lexiconsFor } from "./lexicons.ts";

/** How the phrases of things begin. */
export const thingStarts = once(() => phraseStarts(thingPhrases()));

/** The same of languages that are seldom read. */
const ownStarts = new Map([...READ_SELDOM].map((language) => [
  language,
  once(() => phraseStarts(thingPhrases(language))),
]));

/** Whether a phrase of this many words may be the beginning of a longer one in a text of this language. */
export function mayStartPhrase(phrase: string, words: number, language: string): boolean {
  if (words > 2) return true;
  if (withoutPrefixes(phrase, language).some((bare) => mayLeadOn(bare, words, language))) {
    return true;
  }
  return mayLeadOn(phrase, words, language);
}

function mayLeadOn(phrase: string, words: number, language: string): boolean {
  const things = ownStarts.get(language)?.(), own = lexiconOfTexts(language)?.starts;
  return (things !== undefined && mayGoOn(things, phrase, words)) ||
    (own !== undefined && mayGoOn(own, phrase, words)) ||
    mayGoOn(english().starts, phrase, words) ||
    mayGoOn(thingStarts(), phrase, words) ||
    lexiconsFor(phrase).some(({ starts }) => mayGoOn(starts, phrase, words));
}
