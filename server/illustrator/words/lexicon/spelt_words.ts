/** @module The words of a description as the dictionary spells them: without typos, and openings of phrases in their base form. */
import { accentedWord } from "./accented_words.ts";
import { correctionOf } from "./corrections.ts";
import { ENGLISH } from "./lexicons.ts";
import { openingForm } from "./opening_forms.ts";
import { TONAL, tonedPhraseOf } from "./phrase.ts";
import { termOf } from "./term_of.ts";
import type { Token } from "./tokens.ts";

/** A Vietnamese text may be written without any. */
const HAS_ACCENTS = /[^\p{ASCII}\p{P}\p{S}]/u;

/** Each word as it is looked up; `opened` has the places of those that are another form of what is written. */
export function speltWords(
  tokens: readonly Token[],
  prompt: string,
  language: string,
): { spelt: string[]; opened: ReadonlySet<number> } {
  const isPlain = hasFewCapitals(tokens, prompt);
  const isToned = language === TONAL && HAS_ACCENTS.test(prompt);
  const opened = new Set<number>();
  const spelt = tokens.map((token, at) => {
    if (isToned) return tonedPhraseOf(prompt.slice(token.start, token.end));
    const accented = accentedWord(token, prompt, language);
    if (accented !== undefined) return accented;
    const opening = openingForm(tokens, at, language);
    if (opening) {
      opened.add(at);
      return opening;
    }
    const word = correctionOf(token.key, language);
    const isName = word && isPlain && at > 0 && !token.afterBreak && isCapital(token, prompt) &&
      language === ENGLISH && !isBreed(word);
    return word && !isName ? word : token.key;
  });
  return { spelt, opened };
}

/** "Our late Tilly" is no misspelt telly; "a Persain" is a Persian. */
function isCapital({ start, end }: Token, prompt: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(prompt.slice(start, end));
}

/** A text in which most words have a capital is a title. */
function hasFewCapitals(tokens: readonly Token[], prompt: string): boolean {
  return tokens.filter((token) => isCapital(token, prompt)).length <= tokens.length / 2;
}

function isBreed(word: string): boolean {
  return termOf(word, ENGLISH)?.claims.some(({ slot }) => slot === "breed") === true;
}
