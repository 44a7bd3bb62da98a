/**
 * The dictionary: every word and phrase we understand, and how to find it.
 *
 * @module
 */
import { COAT_TERMS } from "./coat_terms.ts";
import { MANNER_TERMS } from "./manner_terms.ts";
import { SKY_TERMS } from "./sky_terms.ts";
import { OTHER_SCRIPTS } from "./other_scripts.ts";
import { OTHER_WORDS } from "./other_words.ts";
import { SMALL_WORDS } from "./small_words.ts";
import { isNoun } from "./roles.ts";
import type { Role, Term } from "./term.ts";
import { THING_TERMS } from "./thing_terms.ts";
import { tokenise } from "./tokens.ts";
import { spellingOf } from "./typos.ts";

/** The longest phrase of the dictionary, in words. */
export const LONGEST_PHRASE = 8;

/** Every term. Where two claim the same words, the earlier one has them. */
export const TERMS: readonly Term[] = [
  ...THING_TERMS,
  ...COAT_TERMS,
  ...MANNER_TERMS,
  ...SKY_TERMS,
  ...SMALL_WORDS,
  ...OTHER_SCRIPTS,
];

/** Roles besides nouns whose words may end in "s". */
const INFLECTED: readonly Role[] = ["quality", "colour", "silent"];

const phrases = indexed(TERMS);
const vocabulary = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(" ")));
const spell = spellingOf([...vocabulary].filter((word) => /^[a-z]+$/.test(word)));

/** The term of a phrase: keys of `tokenise`, joined by spaces. */
export function termOf(phrase: string): Term | undefined {
  return phrases.get(phrase);
}

/** The known word that this one is a misspelling of; undefined for known and for foreign words. */
export function correctionOf(word: string): string | undefined {
  if (vocabulary.has(word) || OTHER_WORDS.has(word)) return undefined;
  return spell(word);
}

function indexed(terms: readonly Term[]): Map<string, Term> {
  const index = new Map<string, Term>();
  for (const term of terms) {
    for (const word of term.words) {
      const phrase = tokenise(word).map(({ key }) => key).join(" ");
      if (!index.has(phrase)) index.set(phrase, term);
    }
  }
  for (const [phrase, term] of [...index]) {
    const plural = INFLECTED.includes(term.role) || isNoun(term.role)
      ? pluralOf(phrase)
      : undefined;
    if (plural && !index.has(plural) && !OTHER_WORDS.has(plural)) index.set(plural, term);
  }
  return index;
}

/** The regular English plural of a word of three letters or more. */
function pluralOf(word: string): string | undefined {
  if (!/[a-z]{3}$/.test(word) || word.endsWith("s")) return undefined;
  if (/(?:x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
