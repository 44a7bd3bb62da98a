/** @module The form in which words and phrases are looked up. */
import { keyOf, tokenise } from "./tokens.ts";

/** The longest phrase of the dictionary, in words. */
const LONGEST_PHRASE = 8;

/** The same in signs: "ノルウェージャンフォレストキャット". */
const LONGEST_UNSPACED = 18;

/** Languages of which each sign is a token. */
const BY_SIGNS: ReadonlySet<string> = new Set(["ja", "ko", "zh"]);

/** How many tokens the longest phrase of a language has. */
export function longestPhrase(language: string): number {
  return BY_SIGNS.has(language) ? LONGEST_UNSPACED : LONGEST_PHRASE;
}

/** What `tokenise` leaves as it is, which most words are: 20,000 are looked at when the server starts. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** Words of letters with spaces between them: each is a token. */
const SPACED =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]+(?: [\p{Script=Latin}\p{Script=Cyrillic}\p{M}]+)*$/u;

/** The language in which accents tell words apart that are written alike without: "chó" is a dog, "chợ" a market. */
export const TONAL = "vi";

/** A word or phrase with its accents, for a text that has them. */
export function tonedPhraseOf(word: string): string {
  return word.normalize("NFC").toLowerCase();
}

/** A word or phrase as the keys of `tokenise`, joined by spaces. */
export function phraseOf(word: string): string {
  if (PLAIN.test(word)) return word;
  if (SPACED.test(word)) return word.replace(/[^a-z ]/gu, plainLetter);
  return tokenise(word).map(({ key }) => key).join(" ");
}

/** How a word of a language is looked up: Vietnamese ones with their accents, too. */
export function formsOf(word: string, language: string): string[] {
  return language === TONAL ? [phraseOf(word), tonedPhraseOf(word)] : [phraseOf(word)];
}

/** Letters and accents have a key each, whatever stands beside them. */
function plainLetter(letter: string): string {
  let plain = plainLetters.get(letter);
  if (plain === undefined) plainLetters.set(letter, plain = keyOf(letter));
  return plain;
}

const plainLetters = new Map<string, string>();
