/**
 * @module Which languages' dictionaries have a word, before any of them is made: most words of a description are in
 * none but its own. A language is read when a word in its letters comes.
 */
import { eachForeignWord, EMOJI, LANGUAGES, READ_ALWAYS } from "./languages.ts";
import { formsOf } from "./phrase.ts";
import { createPhraseIndex, type Languages } from "./phrase_index.ts";
import { SCRIPTS } from "./scripts.ts";

const index = createPhraseIndex(1 << 16);

let read: Languages = 0;

const BITS: ReadonlyMap<string, Languages> = new Map(
  LANGUAGES.map((language, at) => [language, 1 << at]),
);

/** Languages that may have the same phrase. */
interface Group {
  languages: readonly string[];
  bits: Languages;
}

/** By the scripts of a phrase. */
const groups = new Map<string, Group>();

/** The languages that have a phrase, by its letters; seldom read ones are left out. */
export function languagesWith(phrase: string): readonly string[] {
  const { languages, bits } = groupFor(phrase), known = index.withPhrase(phrase) & bits;
  return known === 0 ? NONE : languages.filter((language) => known & BITS.get(language)!);
}

const NONE: readonly string[] = [];

/** Whether one of these languages has a phrase with this word. */
export function isForeignWord(word: string): boolean {
  const { bits } = groupFor(word);
  return (index.withWord(word) & bits) !== 0;
}

/** Whether one of these languages has a longer phrase that begins so. */
export function mayGoOnElsewhere(start: string): boolean {
  const { bits } = groupFor(start);
  return (index.withStart(start) & bits) !== 0;
}

/** Whether the language has the phrase. */
export function isPhraseOf(phrase: string, language: string): boolean {
  return (index.withPhrase(phrase) & reading([language])) !== 0;
}

/** A function that says which of these words one of these languages has. */
export function languagesOfWords(
  words: readonly string[],
  languages: readonly string[],
): (language: string) => boolean[] {
  reading(languages);
  const having = words.map((word) => index.withWord(word));
  return (language) => having.map((bits) => (bits & BITS.get(language)!) !== 0);
}

function groupFor(phrase: string): Group {
  let letters = "";
  if (!/^[ -~]*$/.test(phrase)) {
    for (const [language, script] of Object.entries(SCRIPTS)) {
      if (script.test(phrase)) letters += `${language} `;
    }
  }
  let group = groups.get(letters);
  if (!group) {
    const languages = READ_ALWAYS.filter((language) =>
      language === EMOJI || (letters === "" ? !SCRIPTS[language] : letters.includes(language))
    );
    groups.set(letters, group = { languages, bits: reading(languages) });
  }
  return group;
}

/** The bits of languages, whose words are in the index from now on. */
function reading(languages: readonly string[]): Languages {
  let bits = 0;
  for (const language of languages) {
    const bit = BITS.get(language)!;
    bits |= bit;
    if (read & bit) continue;
    read |= bit;
    eachForeignWord(language, (word) => {
      for (const phrase of formsOf(word, language)) index.add(phrase, bit);
    });
  }
  return bits;
}
