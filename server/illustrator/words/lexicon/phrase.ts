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

/** What `tokenise` leaves as it is, which most words are: 70,000 are looked at when the server starts. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** The language in which accents tell words apart that are written alike without: "chó" is a dog, "chợ" a market. */
export const TONAL = "vi";

/** A word or phrase with its accents, for a text that has them. */
export function tonedPhraseOf(word: string): string {
  return word.normalize("NFC").toLowerCase();
}

/** A word or phrase as the keys of `tokenise`, joined by spaces. */
export function phraseOf(word: string): string {
  return PLAIN.test(word)
    ? word
    : spacedLetters(word) ?? tokenise(word).map(({ key }) => key).join(" ");
}

/** The phrase of letters with single spaces between them: each has a key, whatever stands beside it. */
function spacedLetters(word: string): string | undefined {
  let phrase = "", isInWord = false;
  for (let at = 0; at < word.length; at++) {
    const sign = word.charCodeAt(at);
    if (sign === SPACE) {
      if (!isInWord) return undefined;
      isInWord = false;
      phrase += " ";
      continue;
    }
    const letter = sign < LAST_LETTERS ? plainLetters[sign] ??= plainLetter(sign) : NO_LETTER;
    if (letter === NO_LETTER) return undefined;
    isInWord = true;
    phrase += letter;
  }
  return isInWord ? phrase : undefined;
}

const SPACE = " ".charCodeAt(0);

/** What stands for a sign that is no letter of an alphabet with spaces between words. */
const NO_LETTER = " ";

/** Behind these come signs of other kinds, and rare forms of letters. */
const LAST_LETTERS = 0x2000;

const plainLetters: string[] = [];

function plainLetter(sign: number): string {
  const letter = String.fromCharCode(sign);
  return SPACED.test(letter) ? keyOf(letter) : NO_LETTER;
}

const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]/u;

/** How a word of a language is looked up: Vietnamese ones with their accents, too. */
export function formsOf(word: string, language: string): string[] {
  return language === TONAL ? [phraseOf(word), tonedPhraseOf(word)] : [phraseOf(word)];
}
