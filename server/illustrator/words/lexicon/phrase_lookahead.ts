/** @module Whether a phrase of a text may be the beginning of a longer one of the dictionary. */
import { mayGoOnElsewhere } from "./dictionary_index.ts";
import { mayGoOnAsThing } from "./imported_words.ts";
import { withoutPrefixes } from "./inflections.ts";
import { english, lexiconOfTexts } from "./lexicons.ts";

/** Whether a phrase of this many words may be the beginning of a longer one in a text of this language. */
export function mayStartPhrase(phrase: string, words: number, language: string): boolean {
  if (words > 2) return true;
  let starts = recent.get(language);
  if (!starts || starts.size > MOST_RECENT) recent.set(language, starts = new Map());
  let mayStart = starts.get(phrase);
  if (mayStart === undefined) {
    mayStart = mayLeadOn(phrase, language) ||
      withoutPrefixes(phrase, language).some((bare) => mayLeadOn(bare, language));
    starts.set(phrase, mayStart);
  }
  return mayStart;
}

/** What was looked up last, by language. */
const recent = new Map<string, Map<string, boolean>>();

/** More phrases than these are forgotten. */
const MOST_RECENT = 8000;

function mayLeadOn(phrase: string, language: string): boolean {
  const own = lexiconOfTexts(language);
  return english().hasStart(phrase) || mayGoOnAsThing(phrase, language) ||
    own !== undefined && own.hasStart(phrase) || mayGoOnElsewhere(phrase);
}
