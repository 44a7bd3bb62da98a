/** @module Makes the dictionary before the first description comes. */
import { languagesOfWords } from "./dictionary_index.ts";
import { isThingWord } from "./imported_words.ts";
import { LANGUAGES } from "./languages.ts";
import { english, homographs } from "./lexicons.ts";

/** Makes the dictionary ready, a part of it in each step, so that no description waits for all of it. */
export function* preparations(): Iterable<void> {
  yield void homographs();
  yield void isThingWord("cat");
  yield void english();
  for (const language of LANGUAGES) yield void languagesOfWords([], [language]);
}
