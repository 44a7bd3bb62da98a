/** @module Makes the dictionary before the first description comes. */
import { thingParts } from "./imported_words.ts";
import { READ_ALWAYS } from "./languages.ts";
import { english, foreign, homographs } from "./lexicons.ts";
import { thingStarts } from "./phrase_lookahead.ts";

/** Makes the dictionary ready, one language in each step, so that no description waits for all of it. */
export function* preparations(): Iterable<void> {
  for (const prepare of [homographs, thingStarts, thingParts]) yield void prepare();
  yield void english().words();
  for (const language of READ_ALWAYS) yield void foreign.get(language)!().words();
}
