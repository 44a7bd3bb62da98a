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
