/** @module Regular English plurals of the dictionary's words. */
import type { Role, Term } from "../../vocabulary/term.ts";
import { OTHER_WORDS } from "./other_words.ts";
import { isNoun } from "../../vocabulary/roles.ts";
import { phraseOf } from "./phrase.ts";

/** Roles besides nouns whose words may end in "s". */
export const INFLECTED: readonly Role[] = ["quality", "colour", "silent"];

/** Terms by phrase, of which the first has it; plurals only where no other term has them. */
export function withPlurals(
  words: readonly (readonly [word: string, term: Term])[],
): ReadonlyMap<string, Term> {
  const index = new Map<string, Term>();
  for (const [word, term] of words) {
    const phrase = phraseOf(word);
    if (!index.has(phrase)) index.set(phrase, term);
  }
  for (const [phrase, term] of [...index]) {
    const isInflected = INFLECTED.includes(term.role) || isNoun(term.role);
    const plural = isInflected && !isOfOne(term) ? pluralOf(phrase) : undefined;
    if (plural && !index.has(plural) && !OTHER_WORDS.has(plural)) index.set(plural, term);
  }
  return index;
}

/** "White paw": several are said otherwise. */
function isOfOne({ claims }: Term): boolean {
  return claims.some(({ slot, value }) => slot === "coat.white" && value === "one paw");
}

/** The regular English plural of a word of three letters or more. */
function pluralOf(word: string): string | undefined {
  if (!/[a-z]{3}$/.test(word) || word.endsWith("s")) return undefined;
  if (/(?:x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
