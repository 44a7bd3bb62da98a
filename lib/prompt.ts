/**
 * @module The rule of a description, for the schemas and for the form, to which zod would add 7 kB at every
 * visit.
 */
import { lengthOf, MAX_PROMPT_CHARACTERS, MIN_PROMPT_CHARACTERS } from "./limits.ts";
import { numberText } from "./i18n/number_text.ts";
import { msg, t } from "./i18n/translate.ts";

/** One of these says as much as a word: for the minimum each counts twice, so that "黒猫" is enough. */
const SIGNS =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Extended_Pictographic}]/gu;

/** Said where there is no description. */
export const NO_PROMPT: string = msg("Please enter a description for your cat character");

/** What is wrong with a trimmed description, in the words shown beside it; undefined when nothing is. */
export function promptProblem(prompt: string): string | undefined {
  const length = lengthOf(prompt);
  if (length === 0) return t(NO_PROMPT);
  if (length + (prompt.match(SIGNS)?.length ?? 0) < MIN_PROMPT_CHARACTERS) {
    return t("Please enter a description for your cat character (minimum {min} characters)", {
      min: MIN_PROMPT_CHARACTERS,
    });
  }
  if (length > MAX_PROMPT_CHARACTERS) {
    return t("Please keep the description to {max} characters", {
      max: numberText(MAX_PROMPT_CHARACTERS),
    });
  }
}
