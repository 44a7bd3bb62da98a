/** @module Regular English plurals of the dictionary's words. */
import type { Role, Term } from "../../vocabulary/term.ts";
import { OTHER_WORDS } from "./other_words.ts";
import { isNoun } from "../../vocabulary/roles.ts";
import { phraseOf } from "./phrase.ts";
import { PhraseIndex } from "./phrase_index.ts";

/** Roles besides nouns whose words may end in "s". */
export const INFLECTED: readonly Role[] = ["quality", "colour", "silent"];

/**
 * Terms by phrase, of which the first has it; plurals only where no other term has them. Those that merely end in an
 * "s" more are many thousands, so they are only in the index.
 */
export class TermsWithPlurals {
  #terms = new Map<string, Term>();
  /** Every phrase, plurals, too. */
  readonly index = new PhraseIndex(1 << 17);

  constructor(words: Iterable<readonly [word: string, term: Term]>) {
    for (const [word, term] of words) {
      const phrase = phraseOf(word);
      if (!this.#terms.has(phrase)) this.#terms.set(phrase, term);
    }
    for (const phrase of this.#terms.keys()) this.index.add(phrase, 1);
    for (const [phrase, plural] of [...this.#plurals()]) {
      if (this.has(plural)) continue;
      this.index.add(plural, 1);
      if (plural !== `${phrase}s`) this.#terms.set(plural, this.#terms.get(phrase)!);
    }
  }

  get(phrase: string): Term | undefined {
    if (!this.has(phrase)) return undefined;
    return this.#terms.get(phrase) ?? this.#terms.get(phrase.slice(0, -1));
  }

  has(phrase: string): boolean {
    return this.index.withPhrase(phrase) !== 0;
  }

  *keys(): Iterable<string> {
    yield* this.#terms.keys();
    for (const [, plural] of this.#plurals()) yield plural;
  }

  *#plurals(): Iterable<[phrase: string, plural: string]> {
    for (const [phrase, term] of this.#terms) {
      const isInflected = INFLECTED.includes(term.role) || isNoun(term.role);
      const plural = isInflected && !isOfOne(term) ? pluralOf(phrase) : undefined;
      if (plural && !OTHER_WORDS.has(plural)) yield [phrase, plural];
    }
  }
}

/** "White paw": several are said otherwise. */
function isOfOne({ claims }: Term): boolean {
  return claims.some(({ slot, value }) => slot === "coat.white" && value === "one paw");
}

/** The regular English plural of a word of three letters or more. Some 60,000 are made when a server starts. */
function pluralOf(word: string): string | undefined {
  if (word.endsWith("s") || !endsInLetters(word)) return undefined;
  if (ENDS_IN_A_HISS.some((end) => word.endsWith(end))) return `${word}es`;
  const isAfterConsonant = word.endsWith("y") && !VOWELS.includes(word.at(-2)!);
  return isAfterConsonant ? `${word.slice(0, -1)}ies` : `${word}s`;
}

const ENDS_IN_A_HISS = ["x", "z", "ch", "sh"], VOWELS = "aeiou";

/** Whether the last three characters are letters from a to z. */
function endsInLetters(word: string): boolean {
  if (word.length < 3) return false;
  for (let at = word.length - 3; at < word.length; at++) {
    const letter = word.charCodeAt(at);
    if (letter < 97 || letter > 122) return false;
  }
  return true;
}
