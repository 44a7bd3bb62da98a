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
    let last: Term | undefined, hasPlural = false;
    for (const [phrase, term] of this.#terms) {
      // The phrases of a term stand behind each other.
      if (term !== last) [last, hasPlural] = [term, isInflected(term) && !isOfOne(term)];
      const plural = hasPlural ? pluralOf(phrase) : undefined;
      if (plural && !OTHER_WORDS.has(plural)) yield [phrase, plural];
    }
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
