/**
 * Makes the dictionary before the first description comes.
 *
 * @module
 */
import { thingParts } from "./imported_words.ts";
import { english, foreign, homographs } from "./lexicons.ts";
import { thingStarts } from "./phrase_lookahead.ts";

/** Makes the dictionary ready, one language in each step, so that no description waits for all of it. */
export function* preparations(): Iterable<void> {
  for (const prepare of [homographs, thingStarts, thingParts]) yield void prepare();
  for (const lexicon of [english, ...foreign.values()]) yield void lexicon().words();
}
