/** @module The words of every language with what they mean, made when they are first needed. */
import type { Term } from "../../vocabulary/term.ts";
import { once } from "../../once.ts";
import { ownThingTerm, thingTerm } from "./imported_words.ts";
import {
  eachForeignWord,
  englishWordsIn,
  foreignWords,
  LANGUAGES,
  NEAR,
  READ_ALWAYS,
} from "./languages.ts";
import { withPlurals } from "./english_plurals.ts";
import { languagesWith } from "./dictionary_index.ts";
import { formsOf, phraseOf } from "./phrase.ts";
import { createPhraseIndex } from "./phrase_index.ts";
import { SCRIPTS } from "./scripts.ts";
import { TERMS } from "./terms.ts";
import { phrasebookWords } from "./phrasebook_words.ts";
import { isSpoken } from "../phrasebook/phrases.ts";

/** What phrases have, in the form they are looked up by. */
export interface Words<Value> {
  get(phrase: string): Value | undefined;
  has(phrase: string): boolean;
  keys(): Iterable<string>;
}

/** The words of one language. */
export interface Lexicon {
  terms: Words<Term>;
  /** The English words that its phrases mean, marked where they are only near; those of English mean themselves. */
  meanings: Words<string>;
  /** Whether a word is one of the lexicon, or one of a phrase. */
  hasWord(word: string): boolean;
  /** Whether a longer phrase begins so. */
  hasStart(start: string): boolean;
}

export const ENGLISH = "en";

/** English is made when the first word is looked up, every other language when one of its words may be meant. */
export const english = once((): Lexicon => {
  const inOrder = [
    ...TERMS.filter(({ nearest }) => !nearest),
    ...TERMS.filter(({ nearest }) => nearest),
  ];
  const terms = withPlurals(wordsWithTerms(inOrder));
  return { terms, meanings: new Map(), hasWord: terms.hasWord, hasStart: terms.hasStart };
});

function* wordsWithTerms(terms: readonly Term[]): Iterable<[string, Term]> {
  for (const term of terms) for (const word of term.words) yield [word, term];
}

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
export const homographs = once((): ReadonlySet<string> =>
  new Set(
    READ_ALWAYS.filter((language) => !SCRIPTS[language])
      .flatMap((language) => englishWordsIn(language).map(phraseOf)),
  )
);

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
  eachForeignWord(language, (word, meaning, _isEnglish, isNear) => {
    const term = english().terms.get(meaning) ?? termOfMeaning(phraseOf(meaning));
    if (!term) throw new Error(unknownMeaning(language, word, meaning));
    for (const phrase of formsOf(word, language)) {
      if (terms.has(phrase)) continue;
      terms.set(phrase, term);
      if (term.claims.length > 0 || term.colour) {
        meanings.set(phrase, isNear ? NEAR + meaning : meaning);
      }
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
  const terms = new Map<string, Term>(), meanings = new Map<string, string>();
  for (const [word, meaning] of phrasebookWords(language)) {
    const term = english().terms.get(phraseOf(meaning));
    const phrase = phraseOf(word);
    const isDrawn = term !== undefined && (term.claims.length > 0 || term.colour !== undefined);
    const isKnown = lexicon.terms.has(phrase) || terms.has(phrase);
    // A word of the language's own file and the name of an imported thing keep their meaning.
    if (!isDrawn || isKnown || ownThingTerm(phrase, language)) continue;
    terms.set(phrase, term);
    meanings.set(phrase, meaning);
  }
  return lexiconOf(both(lexicon.terms, terms), both(lexicon.meanings, meanings));
}

/** What the first has, and else the other. */
function both<Value>(one: Words<Value>, other: Words<Value>): Words<Value> {
  return {
    get: (phrase) => one.get(phrase) ?? other.get(phrase),
    has: (phrase) => one.has(phrase) || other.has(phrase),
    *keys() {
      yield* one.keys();
      yield* other.keys();
    },
  };
}

function unknownMeaning(language: string, word: string, meaning: string): string {
  return `words/lang/${language}.tsv: "${word}" means "${meaning}", which no entry, term or thing knows`;
}

function lexiconOf(terms: Words<Term>, meanings: Words<string>): Lexicon {
  const index = once(() => {
    const phrases = createPhraseIndex();
    for (const phrase of terms.keys()) phrases.add(phrase, 1);
    return phrases;
  });
  return {
    terms,
    meanings,
    hasWord: (word) => index().withWord(word) !== 0,
    hasStart: (start) => index().withStart(start) !== 0,
  };
}

/** All single words, of which its phrases consist. */
export function wordsIn({ terms }: Lexicon): Set<string> {
  const words = new Set<string>();
  for (const phrase of terms.keys()) {
    if (!phrase.includes(" ")) words.add(phrase);
    else for (const word of phrase.split(" ")) words.add(word);
  }
  return words;
}
