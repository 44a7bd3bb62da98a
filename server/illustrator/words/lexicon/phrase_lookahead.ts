/**
 * Whether a phrase of a text may be the beginning of a longer one of the dictionary.
 *
 * @module
 */
import { once } from "../../once.ts";
import { thingPhrases } from "./imported_words.ts";
import { mayGoOn, phraseStarts } from "./phrase_starts.ts";
import { english, lexiconsFor } from "./lexicons.ts";

/** How the phrases of things begin. */
export const thingStarts = once(() => phraseStarts(thingPhrases()));

/** Whether a phrase of this many words may be the beginning of a longer one. */
export function leadsOn(phrase: string, words: number): boolean {
  if (words > 2) return true;
  return mayGoOn(english().starts, phrase, words) || mayGoOn(thingStarts(), phrase, words) ||
    lexiconsFor(phrase).some(({ starts }) => mayGoOn(starts, phrase, words));
}
