/** @module Regular English plurals of the dictionary's words. */
import type { Role, Term } from "../../vocabulary/term.ts";
import { OTHER_WORDS } from "./other_words.ts";
import { isNoun } from "../../vocabulary/roles.ts";
import { phraseOf } from "./phrase.ts";
import { createPhraseIndex, type PhraseIndex } from "./phrase_index.ts";

/** Roles besides nouns whose words may end in "s". */
export const INFLECTED: readonly Role[] = ["quality", "colour", "silent"];

/** Terms by phrase, of which the first has it; plurals only where no other term has them. */
export interface TermsWithPlurals {
  /** Every phrase, plurals, too. */
  index: PhraseIndex;
  /** The term of a phrase or of the singular of a plural. */
  get(phrase: string): Term | undefined;
  /** Whether a term has the phrase, or its singular. */
  has(phrase: string): boolean;
  /** Every phrase, and every plural. */
  keys(): Iterable<string>;
}

/** These words, and their plurals; those that merely end in an "s" more are many thousands, and only in the index. */
export function withPlurals(
  words: Iterable<readonly [word: string, term: Term]>,
): TermsWithPlurals {
  const terms = new Map<string, Term>(), index = createPhraseIndex(1 << 17);
  const has = (phrase: string) => index.withPhrase(phrase) !== 0;

  for (const [word, term] of words) {
    const phrase = phraseOf(word);
    if (!terms.has(phrase)) terms.set(phrase, term);
  }
  for (const phrase of terms.keys()) index.add(phrase, 1);
  for (const [phrase, plural] of [...pluralsOf(terms)]) {
    if (has(plural)) continue;
    index.add(plural, 1);
    if (plural !== `${phrase}s`) terms.set(plural, terms.get(phrase)!);
  }

  return {
    index,
    has,
    get: (phrase) => has(phrase) ? terms.get(phrase) ?? terms.get(phrase.slice(0, -1)) : undefined,
    *keys() {
      yield* terms.keys();
      for (const [, plural] of pluralsOf(terms)) yield plural;
    },
  };
}

function* pluralsOf(
  terms: ReadonlyMap<string, Term>,
): Iterable<readonly [phrase: string, plural: string]> {
  let last: Term | undefined, hasPlural = false;
  for (const [phrase, term] of terms) {
    // The phrases of a term stand behind each other.
    if (term !== last) [last, hasPlural] = [term, isInflected(term) && !isOfOne(term)];
    const plural = hasPlural ? pluralOf(phrase) : undefined;
    if (plural && !OTHER_WORDS.has(plural)) yield [phrase, plural];
  }
}

function isInflected({ role }: Term): boolean {
  return INFLECTED.includes(role) || isNoun(role);
}

/** "White paw": several are said otherwise. */
function isOfOne({ claims }: Term): boolean {
  return claims.some(({ slot, value }) => slot === "coat.white" && value === "one paw");
}

/** The regular English plural of a word of three letters or more. Some 25,000 are made when a server starts. */
function pluralOf(word: string): string | undefined {
  if (word.length < 3) return undefined;
  const last = word.at(-1)!, before = word.at(-2)!;
  if (last === "s" || !isLetter(last) || !isLetter(before) || !isLetter(word.at(-3)!)) {
    return undefined;
  }
  const endsInAHiss = last === "x" || last === "z" ||
    last === "h" && (before === "c" || before === "s");
  if (endsInAHiss) return `${word}es`;
  return last === "y" && !VOWELS.includes(before) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

const VOWELS = "aeiou";

function isLetter(sign: string): boolean {
  return sign >= "a" && sign <= "z";
}
