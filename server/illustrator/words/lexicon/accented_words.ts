/**
 * @module Words of other languages that become English ones without their accents: German "für" is no fur,
 * Danish "gøre" no gore. They mean what their own language says, or nothing.
 */
import { isOwnThingWord, ownThingTerm } from "./imported_words.ts";
import { baseFormsOf } from "./inflections.ts";
import { ENGLISH, english, lexiconOfTexts } from "./lexicons.ts";
import { tonedPhraseOf } from "./phrase.ts";
import type { Token } from "./tokens.ts";

/** Letters of Latin script that English does not write. */
const FOREIGN_LETTER = /[^\p{ASCII}\P{Script=Latin}]/u;

/** English writes these with their accents, too. */
const ENGLISH_WITH_ACCENTS: ReadonlySet<string> = new Set(
  "cafe cafes creme crepe crepes eclair eclairs jalapeno pinata puree pate souffle sauteed".split(
    " ",
  ),
);

/**
 * How a word with accents is looked up where only English has it without them: with them; undefined for every other
 * word. `prompt` is the text of the token.
 */
export function accentedWord(
  { key, start, end }: Token,
  prompt: string,
  language: string,
): string | undefined {
  if (language === ENGLISH || ENGLISH_WITH_ACCENTS.has(key)) return undefined;
  if (!english().hasWord(key) && !ownThingTerm(key, ENGLISH)) return undefined;
  const typed = prompt.slice(start, end);
  if (!FOREIGN_LETTER.test(typed) || isOwnWord(key, language)) return undefined;
  return tonedPhraseOf(typed);
}

function isOwnWord(key: string, language: string): boolean {
  const own = lexiconOfTexts(language);
  const isListed = (word: string) =>
    own?.terms.has(word) === true || ownThingTerm(word, language) !== undefined;
  return own !== undefined && own.hasWord(key) || isOwnThingWord(key, language) ||
    baseFormsOf(key, language).some(isListed);
}
