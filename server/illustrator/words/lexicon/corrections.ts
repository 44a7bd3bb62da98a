/** @module Misspelt words of a description. */
import { isThingWord, ownThingTerm } from "./imported_words.ts";
import { NOT_MISSPELT, OTHER_WORDS } from "./other_words.ts";
import { smallWordOf } from "./small_word_slips.ts";
import { spellingOf } from "./typos.ts";
import { isForeignWord } from "./dictionary_index.ts";
import { ENGLISH, english, lexiconOfTexts, wordsIn } from "./lexicons.ts";

/** Misspelt colours that are words of other languages: "gren" is a Swedish branch. */
const COLOUR_SLIPS: ReadonlyMap<string, string> = new Map([
  ["gren", "green"],
  ["blu", "blue"],
  ["pnik", "pink"],
  ["gery", "grey"],
  ["wite", "white"],
  ["whit", "white"],
  ["balck", "black"],
  ["blak", "black"],
  ["orang", "orange"],
  ["grean", "green"],
  ["yelow", "yellow"],
  ["purpel", "purple"],
  ["braun", "brown"],
]);

/** The word of this language that a word is a misspelling of; undefined for words that any language knows. */
export function correctionOf(word: string, language: string): string | undefined {
  const slip = language === ENGLISH ? COLOUR_SLIPS.get(word) : undefined;
  if (slip) return slip;
  if (isKnown(word, language) || NOT_MISSPELT.has(word) || isThingWord(word)) return undefined;
  const small = smallWordOf(word, language);
  if (small) return small;
  const simpler = simplerForms(word, language);
  return simpler.find((form) => isOwnWord(form, language)) ??
    [word, ...simpler].map(speller(language)).find((correct) => correct !== undefined);
}

/**
 * The same word with fewer letters where one stands thrice or twice: "looooong", "sooo", "comming". In other languages
 * two letters tell words apart: a German "Mann" is no "man", an Italian "fatta" no fairy ("fata").
 */
function simplerForms(word: string, language: string): string[] {
  const runs = word.match(/(.)\1*/gu) ?? [];
  const isStretched = runs.some((run) => run.length > 2);
  if (!isStretched && language !== ENGLISH) return [];
  const least = isStretched ? 3 : 2;
  const shortest = (length: number) =>
    runs.map((run) => run.length >= least ? run.charAt(0).repeat(length) : run).join("");
  return isStretched
    ? [shortest(2), shortest(1)]
    : runs.flatMap((run, at) =>
      run.length === 2
        ? [[...runs.slice(0, at), run.charAt(0), ...runs.slice(at + 1)].join("")]
        : []
    );
}

/** Whether this language or English has the word, drawn or not: a "baloon" is no Turkish "balon". */
function isOwnWord(word: string, language: string): boolean {
  return english().hasWord(word) || OTHER_WORDS.has(word) || isWordOf(word, language) ||
    ownThingTerm(word, language) !== undefined;
}

/** Finds misspelt words of a language, made when the first description in it comes. */
const spellings = new Map<string, ReturnType<typeof spellingOf>>();

function speller(language: string): ReturnType<typeof spellingOf> {
  let spell = spellings.get(language);
  if (!spell) {
    const words = wordsIn(language === ENGLISH ? english() : lexiconOfTexts(language)!);
    spell = spellingOf([...words].filter((word) => /^[a-z]+$/.test(word)), {
      isPart: language !== ENGLISH,
    });
    spellings.set(language, spell);
  }
  return spell;
}

function isKnown(word: string, language: string): boolean {
  return english().hasWord(word) || isWordOf(word, language) ||
    ownThingTerm(word, language) !== undefined ||
    isForeignWord(word);
}

function isWordOf(word: string, language: string): boolean {
  const own = lexiconOfTexts(language);
  return own !== undefined && own.hasWord(word);
}
