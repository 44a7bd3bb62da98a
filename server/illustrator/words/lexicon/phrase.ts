/**
 * The form in which words and phrases are looked up.
 *
 * @module
 */
import { keyOf, tokenise } from "./tokens.ts";

/** The longest phrase of the dictionary, in words. */
export const LONGEST_PHRASE = 8;

/** What `tokenise` leaves as it is, which most words are: 20,000 are looked at when the server starts. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** Words of letters with spaces between them: each is a token. */
const SPACED =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]+(?: [\p{Script=Latin}\p{Script=Cyrillic}\p{M}]+)*$/u;

/** A word or phrase as the keys of `tokenise`, joined by spaces. */
export function phraseOf(word: string): string {
  if (PLAIN.test(word)) return word;
  if (SPACED.test(word)) {
    return word.includes(" ") ? word.split(" ").map(keyOf).join(" ") : keyOf(word);
  }
  return tokenise(word).map(({ key }) => key).join(" ");
}
