/**
 * @module Which languages have a phrase, where each is read when a word in its letters comes: an English text needs
 * no Russian.
 */
import { createPhraseIndex, type Languages } from "./phrase_index.ts";
import { SCRIPTS } from "./scripts.ts";

/** Which of some languages have phrases. */
export interface LanguagesIndex {
  /** The languages that have the phrase and are written in its letters. */
  withPhrase(phrase: string): readonly string[];
  /** Whether a language that is written in its letters has it. */
  hasPhrase(phrase: string): boolean;
  /** The same of a word of a phrase. */
  hasWord(word: string): boolean;
  /** The same of the first one or two words of a longer phrase. */
  hasStart(start: string): boolean;
  /** Whether this language has the phrase. */
  isPhraseOf(phrase: string, language: string): boolean;
  /** Whether this language has a phrase with the word. */
  isWordOf(word: string, language: string): boolean;
  /** A function that says which of these words one of these languages has. */
  languagesOfWords(
    words: readonly string[],
    languages: readonly string[],
  ): (language: string) => boolean[];
}

/** Adds a phrase, which may be a part of a text. */
type Add = (text: string, from?: number, to?: number) => void;

/** What it is made of. */
interface Parts {
  /** Those that may be read for a phrase, in the order in which they have it. */
  languages: readonly string[];
  /** Others, of which one asks by name. */
  further?: readonly string[];
  /** Those that use letters of every language. */
  ofAllLetters?: readonly string[];
  /** Adds every phrase of a language. */
  read: (language: string, add: Add) => void;
  /** See `createPhraseIndex`. */
  slots: number;
}

/** Languages that may have the same phrase. */
interface Group {
  languages: readonly string[];
  bits: Languages;
}

/** An index of languages. */
export function createLanguagesIndex(
  { languages, further = [], ofAllLetters = [], read, slots }: Parts,
): LanguagesIndex {
  const index = createPhraseIndex(slots);
  const bitsOf = new Map([...languages, ...further].map((language, at) => [language, 1 << at]));
  const groups = new Map<number, Group>();
  let ready: Languages = 0;

  function bitOf(language: string): Languages {
    const bit = bitsOf.get(language);
    if (bit === undefined) return 0;
    if ((ready & bit) === 0) {
      ready |= bit;
      read(language, (text, from, to) => index.add(text, bit, from, to));
    }
    return bit;
  }

  function groupFor(phrase: string): Group {
    const scripts = scriptsOf(phrase);
    let group = groups.get(scripts);
    if (!group) groups.set(scripts, group = groupOf(scripts));
    return group;
  }

  function groupOf(scripts: number): Group {
    const own = languages.filter((language) =>
      ofAllLetters.includes(language) ||
      (scripts === 0 ? !SCRIPTS[language] : (scripts & 1 << WRITTEN.indexOf(language)) !== 0)
    );
    return { languages: own, bits: own.reduce((bits, language) => bits | bitOf(language), 0) };
  }

  return {
    withPhrase(phrase) {
      const { languages, bits } = groupFor(phrase), known = index.withPhrase(phrase) & bits;
      return known === 0 ? NONE : languages.filter((language) => known & bitOf(language));
    },
    hasPhrase: (phrase) => (groupFor(phrase).bits & index.withPhrase(phrase)) !== 0,
    hasWord: (word) => (groupFor(word).bits & index.withWord(word)) !== 0,
    hasStart: (start) => (groupFor(start).bits & index.withStart(start)) !== 0,
    isPhraseOf: (phrase, language) => (bitOf(language) & index.withPhrase(phrase)) !== 0,
    isWordOf: (word, language) => (bitOf(language) & index.withWord(word)) !== 0,
    languagesOfWords(words, languages) {
      for (const language of languages) bitOf(language);
      const having = words.map((word) => index.withWord(word));
      return (language) => having.map((bits) => (bits & bitOf(language)) !== 0);
    },
  };
}

const NONE: readonly string[] = [];

/** Languages that are not written in Latin letters. */
const WRITTEN = Object.keys(SCRIPTS);

/** The bits of the languages of {@link WRITTEN} whose letters a phrase has. */
function scriptsOf(phrase: string): number {
  let scripts = 0;
  for (let at = 0; at < phrase.length; at++) {
    if (phrase.charCodeAt(at) > LAST_ASCII) scripts |= scriptsOfSign(phrase.codePointAt(at)!);
  }
  return scripts;
}

const LAST_ASCII = 0x7e;

/** The same of each sign that has been met, by its code point. */
const scriptsBySign = new Map<number, number>();

function scriptsOfSign(sign: number): number {
  let scripts = scriptsBySign.get(sign);
  if (scripts === undefined) {
    const text = String.fromCodePoint(sign);
    scripts = WRITTEN.reduce(
      (bits, language, at) => SCRIPTS[language]!.test(text) ? bits | 1 << at : bits,
      0,
    );
    scriptsBySign.set(sign, scripts);
  }
  return scripts;
}
