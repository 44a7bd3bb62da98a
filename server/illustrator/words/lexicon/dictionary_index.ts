/**
 * @module Which languages' dictionaries have a word, before any of them is made: most words of a description are in
 * none but its own.
 */
import { eachForeignWord, EMOJI, READ_ALWAYS, READ_SELDOM } from "./languages.ts";
import { createLanguagesIndex } from "./languages_index.ts";
import { formsOf } from "./phrase.ts";

const index = createLanguagesIndex({
  languages: READ_ALWAYS,
  further: [...READ_SELDOM],
  ofAllLetters: [EMOJI],
  read: (language, add) =>
    eachForeignWord(language, (word) => {
      for (const phrase of formsOf(word, language)) add(phrase);
    }),
  slots: 1 << 16,
});

/** The languages that have a phrase, by its letters; seldom read ones are left out. */
export const languagesWith: (phrase: string) => readonly string[] = index.withPhrase;

/** Whether one of these languages has a phrase with this word. */
export const isForeignWord: (word: string) => boolean = index.hasWord;

/** Whether one of these languages has a longer phrase that begins so. */
export const mayGoOnElsewhere: (start: string) => boolean = index.hasStart;

/** Whether the language has the phrase. */
export const isPhraseOf: (phrase: string, language: string) => boolean = index.isPhraseOf;

/** A function that says which of these words one of these languages has. */
export const languagesOfWords: (
  words: readonly string[],
  languages: readonly string[],
) => (language: string) => boolean[] = index.languagesOfWords;
