/** @module Regular English plurals of the dictionary's words. */
import type { Role, Term } from "../../vocabulary/term.ts";
import { OTHER_WORDS } from "./other_words.ts";
import { isNoun } from "../../vocabulary/roles.ts";
import { phraseOf } from "./phrase.ts";
import { createPhraseIndex } from "./phrase_index.ts";

/** Roles besides nouns whose words may end in "s". */
export const INFLECTED: readonly Role[] = ["quality", "colour", "silent"];

/** Terms by phrase, of which the first has it; plurals only where no other term has them. */
export interface TermsWithPlurals {
  /** The term of a phrase or of the singular of a plural. */
  get(phrase: string): Term | undefined;
  /** Whether a term has the phrase, or its singular. */
  has(phrase: string): boolean;
  /** Every phrase, and every plural. */
  keys(): Iterable<string>;
  /** Whether a phrase has the word, or a plural has it. */
  hasWord(word: string): boolean;
  /** Whether a longer phrase begins with these one or two words. */
  hasStart(start: string): boolean;
}

/** Bits of a phrase in the index: each has the first, one that has a plural one of the others. */
const ANY = 1, COUNTABLE_WORD = 2, COUNTABLE_PHRASE = 4;

/** Looks words and their plurals up. Plurals are not stored, as that would double the table: each is derived from its singular. */
export function withPlurals(
  words: Iterable<readonly [word: string, term: Term]>,
): TermsWithPlurals {
  const terms = new Map<string, Term>(), index = createPhraseIndex(1 << 16);
  let last: Term | undefined, isInflected = false;

  for (const [word, term] of words) {
    const phrase = phraseOf(word);
    if (terms.has(phrase)) continue;
    terms.set(phrase, term);
    // The phrases of a term stand behind each other.
    if (term !== last) {
      last = term;
      isInflected = hasPlurals(term);
    }
    const isCounted = isInflected && isCountable(phrase);
    const counted = phrase.includes(" ") ? COUNTABLE_PHRASE : COUNTABLE_WORD;
    index.add(phrase, isCounted ? ANY | counted : ANY);
  }

  /** What has this plural, the first of two: "axes" are several of an axe. */
  function ofPlural(plural: string): Term | undefined {
    if (OTHER_WORDS.has(plural)) return undefined;
    for (const phrase of singularsOf(plural)) {
      const term = terms.get(phrase);
      if (term && hasPlurals(term)) return term;
    }
  }

  const get = (phrase: string) => terms.get(phrase) ?? ofPlural(phrase);
  return {
    get,
    has: (phrase) => get(phrase) !== undefined,
    *keys() {
      yield* terms.keys();
      for (const [phrase, term] of terms) {
        if (!hasPlurals(term) || !isCountable(phrase)) continue;
        const plural = pluralOf(phrase);
        if (!OTHER_WORDS.has(plural)) yield plural;
      }
    },
    hasWord(word) {
      if (index.withWord(word) !== 0) return true;
      const uses = OTHER_WORDS.has(word) ? COUNTABLE_PHRASE : COUNTABLE_WORD | COUNTABLE_PHRASE;
      return singularsOf(word).some((singular) => (index.withLast(singular) & uses) !== 0);
    },
    hasStart: (start) => index.withStart(start) !== 0,
  };
}

function hasPlurals({ role, claims }: Term): boolean {
  return (INFLECTED.includes(role) || isNoun(role)) &&
    // "White paw": several are said otherwise.
    !claims.some(({ slot, value }) => slot === "coat.white" && value === "one paw");
}

/** Whether a phrase ends in a word of three letters or more and in no "s". */
function isCountable(phrase: string): boolean {
  const { length } = phrase;
  return length >= 3 && phrase.at(-1) !== "s" && isLetter(phrase, length - 1) &&
    isLetter(phrase, length - 2) && isLetter(phrase, length - 3);
}

/** The regular plural of a countable phrase. */
function pluralOf(phrase: string): string {
  const last = phrase.at(-1)!, before = phrase.at(-2)!;
  const endsInAHiss = last === "x" || last === "z" ||
    last === "h" && (before === "c" || before === "s");
  if (endsInAHiss) return `${phrase}es`;
  return last === "y" && !VOWELS.includes(before) ? `${phrase.slice(0, -1)}ies` : `${phrase}s`;
}

/** Of what a phrase would be the regular plural. */
function singularsOf(plural: string): string[] {
  if (!plural.endsWith("s")) return [];
  const one = plural.slice(0, -1);
  const ones = !plural.endsWith("es")
    ? [one]
    : plural.endsWith("ies")
    ? [one, `${plural.slice(0, -3)}y`]
    : [one, plural.slice(0, -2)];
  return ones.filter((phrase) => isCountable(phrase) && pluralOf(phrase) === plural);
}

const VOWELS = "aeiou";

function isLetter(phrase: string, at: number): boolean {
  const sign = phrase.charAt(at);
  return sign >= "a" && sign <= "z";
}
