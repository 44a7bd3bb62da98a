/**
 * The form in which words and phrases are looked up.
 *
 * @module
 */
import { tokenise } from "./tokens.ts";

/** The longest phrase of the dictionary, in words. */
export const LONGEST_PHRASE = 8;

/** What `tokenise` leaves as it is, which most words are: 20,000 are looked at when the server starts. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** A word or phrase as the keys of `tokenise`, joined by spaces. */
export function phraseOf(word: string): string {
  if (PLAIN.test(word)) return word;
  return tokenise(word).map(({ key }) => key).join(" ");
}
