/** @module The words of every language with what they mean, made when they are first needed. */
import type { Term } from "../../vocabulary/term.ts";
import { once } from "../../once.ts";
import { ownThingTerm, thingTerm } from "./imported_words.ts";
import { eachForeignWord, foreignWords, LANGUAGES, READ_ALWAYS } from "./languages.ts";
import { phraseStarts } from "./phrase_starts.ts";
import { withPlurals } from "./english_plurals.ts";
import { languagesWith } from "./dictionary_index.ts";
import { formsOf, phraseOf } from "./phrase.ts";
import { SCRIPTS } from "./scripts.ts";
import { TERMS } from "./terms.ts";
import { phrasebookWords } from "./phrasebook_words.ts";
import { isSpoken } from "../phrasebook/phrases.ts";

/** The words of one language, in the forms they are looked up by. */
export interface Lexicon {
  terms: ReadonlyMap<string, Term>;
  /** The English words that its phrases mean; those of English mean themselves. */
  meanings: ReadonlyMap<string, string>;
  /** Its single words, by which the language is recognised; most descriptions need those of English only. */
  words: () => ReadonlySet<string>;
  /** How its phrases begin. */
  starts: () => ReadonlySet<string>;
}

export const ENGLISH = "en";

/** English is made when the first word is looked up, every other language when one of its words may be meant. */
export const english = once(() =>
  lexiconOf(withPlurals(
    [...TERMS.filter(({ nearest }) => !nearest), ...TERMS.filter(({ nearest }) => nearest)]
      .flatMap((term) => term.words.map((word) => [word, term])),
  ))
);

/** What each language's words mean. */
export const foreign: ReadonlyMap<string, () => Lexicon> = new Map(
  LANGUAGES.map((language) => [language, once(() => foreignLexicon(language))]),
);

const inTexts: ReadonlyMap<string, () => Lexicon> = new Map(
  LANGUAGES.map((language) => [language, once(() => withPhrasebook(language))]),
);

/**
 * What words mean in a text of this language: those of receipts, too, which may be any word in other languages.
 * Undefined for English and for a language without a dictionary.
 */
export function lexiconOfTexts(language: string): Lexicon | undefined {
  return inTexts.get(language)?.();
}

/** Words of other languages in Latin letters that are English words with another meaning. */
export const homographs = once(() => {
  const phrases = new Set<string>();
  for (const language of READ_ALWAYS.filter((language) => !SCRIPTS[language])) {
    eachForeignWord(language, (word, _, isEnglish) => isEnglish && phrases.add(phraseOf(word)));
  }
  return phrases;
});

/** Every word and phrase of these languages and of English, as it is written. */
export function everyWord(languages: readonly string[] = LANGUAGES): string[] {
  return [
    ...TERMS.flatMap(({ words }) => words),
    ...languages.flatMap((language) => foreignWords(language).map(({ word }) => word)),
  ];
}

/** The lexicons of other languages that have the phrase, by its letters; seldom read ones are left out. */
export function lexiconsWith(phrase: string): Lexicon[] {
  return languagesWith(phrase).map((language) => foreign.get(language)!());
}

/** A language's words. Throws an `Error` for a word whose meaning is no English word of the dictionary. */
function foreignLexicon(language: string): Lexicon {
  const meanings = new Map<string, string>();
  const terms = new Map<string, Term>();
  eachForeignWord(language, (word, meaning) => {
    const term = english().terms.get(meaning) ?? termOfMeaning(phraseOf(meaning));
    if (!term) throw new Error(unknownMeaning(language, word, meaning));
    for (const phrase of formsOf(word, language)) {
      if (terms.has(phrase)) continue;
      terms.set(phrase, term);
      if (term.claims.length > 0 || term.colour) meanings.set(phrase, meaning);
    }
  });
  return lexiconOf(terms, meanings);
}

function termOfMeaning(phrase: string): Term | undefined {
  return english().terms.get(phrase) ?? thingTerm(phrase, ENGLISH);
}

/** The same with the words that receipts use in the language. */
function withPhrasebook(language: string): Lexicon {
  const lexicon = foreign.get(language)!();
  if (!isSpoken(language)) return lexicon;
  const terms = new Map(lexicon.terms), meanings = new Map(lexicon.meanings);
  for (const [word, meaning] of phrasebookWords(language)) {
    const term = english().terms.get(phraseOf(meaning));
    const phrase = phraseOf(word);
    const isDrawn = term !== undefined && (term.claims.length > 0 || term.colour !== undefined);
    // A word of the language's own file and the name of an imported thing keep their meaning.
    if (!isDrawn || terms.has(phrase) || ownThingTerm(phrase, language)) continue;
    terms.set(phrase, term);
    meanings.set(phrase, meaning);
  }
  return lexiconOf(terms, meanings);
}

function unknownMeaning(language: string, word: string, meaning: string): string {
  return `words/lang/${language}.tsv: "${word}" means "${meaning}", which no entry, term or thing knows`;
}

function lexiconOf(
  terms: ReadonlyMap<string, Term>,
  meanings: ReadonlyMap<string, string> = new Map(),
): Lexicon {
  return {
    terms,
    meanings,
    words: once(() => wordsIn(terms)),
    starts: once(() => phraseStarts(terms.keys())),
  };
}

function wordsIn(index: ReadonlyMap<string, unknown>): Set<string> {
  const words = new Set<string>();
  for (const phrase of index.keys()) {
    if (!phrase.includes(" ")) words.add(phrase);
    else for (const word of phrase.split(" ")) words.add(word);
  }
  return words;
}
