/** @module What the dictionary says that a phrase means, things that were imported left out. */
import type { Term } from "../../vocabulary/term.ts";
import { ownThingTerm } from "./imported_words.ts";
import { languagesWith } from "./dictionary_index.ts";
import { EMOJI, NEAR } from "./languages.ts";
import { OF_OTHER_LANGUAGES, OTHER_WORDS } from "./other_words.ts";
import { ENGLISH, english, foreign, homographs, lexiconOfTexts, lexiconsWith } from "./lexicons.ts";

/**
 * Its own words first, then English ones. In an English description those of all others, too; elsewhere a word of a
 * third language means something else: German "dort" is no Portuguese "dorme".
 */
export function dictionaryTerm(phrase: string, language: string): Term | undefined {
  const term = lexiconOfTexts(language)?.terms.get(phrase) ?? englishTerm(phrase, language);
  if (term) return term;
  const others = languagesWith(phrase);
  if (others.length === 0) return undefined;
  const emoji = foreign.get(EMOJI)!().terms.get(phrase);
  const isOnlyOwn = language !== ENGLISH || homographs().has(phrase) || OTHER_WORDS.has(phrase);
  if (emoji || isOnlyOwn || isTooShort(phrase)) return emoji;
  return foreign.get(others[0]!)!().terms.get(phrase);
}

/** In another language its own name of a thing wins: a German "Regal" is a shelf and not regal, a Spanish "zorro" a fox. */
function englishTerm(phrase: string, language: string): Term | undefined {
  // French "porter" is no one who carries cases.
  const term = isOnlyForeign(phrase, language) ? undefined : english().terms.get(phrase);
  const isWeak = term?.role === "quality" || term?.role === "silent" || term?.role === "colour" ||
    term?.nearest !== undefined;
  if (!term || language === ENGLISH || !isWeak) return term;
  return ownThingTerm(phrase, language) ?? term;
}

function isOnlyForeign(phrase: string, language: string): boolean {
  return language !== ENGLISH && OF_OTHER_LANGUAGES.has(phrase);
}

/** Three Latin letters are a word of any language by accident: French "lui" is no Dutch "lazy". */
function isTooShort(phrase: string): boolean {
  return /^[a-z]{1,3}$/.test(phrase);
}

/**
 * The English words for a phrase that was found as this term; undefined where the phrase is of another language
 * and its words are those of the thing itself.
 */
export function inEnglish(phrase: string, term: Term, language: string): string | undefined {
  return meaningIn(phrase, term, language)?.replace(NEAR, "");
}

/** Whether the list of its language says that what is drawn is only near to what this phrase means. */
export function isOnlyNear(phrase: string, term: Term, language: string): boolean {
  return meaningIn(phrase, term, language)?.startsWith(NEAR) === true;
}

/** The same, marked with {@link NEAR} where what is drawn is only near to it. */
export function meaningIn(phrase: string, term: Term, language: string): string | undefined {
  const own = [language, EMOJI].map(lexiconOfTexts)
    .find((lexicon) => lexicon?.terms.get(phrase) === term);
  if (own) return own.meanings.get(phrase);
  const isEnglish = english().terms.get(phrase) === term;
  const other = isEnglish
    ? undefined
    : lexiconsWith(phrase).find(({ terms }) => terms.get(phrase) === term);
  if (other) return other.meanings.get(phrase);
  return isEnglish || language === ENGLISH ? phrase : undefined;
}
