/** @module Other meanings of the words that a lexeme covers. */
import type { Term } from "../../vocabulary/term.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import { ownThingTerm } from "../lexicon/imported_words.ts";
import { englishThing } from "../lexicon/english_terms.ts";
import { ENGLISH } from "../lexicon/lexicons.ts";
import { TONAL, tonedPhraseOf } from "../lexicon/phrase.ts";
import { termOf } from "../lexicon/term_of.ts";
import { tokenise } from "../lexicon/tokens.ts";
import type { Sentence } from "./pass.ts";

/** The thing that the words of a lexeme name in the language of the sentence: "af *står*" is no English star. */
export function writtenThing(lexeme: Lexeme, { prompt, language }: Sentence): Term | undefined {
  if (language === ENGLISH) return englishThing(written(lexeme, prompt));
  // "Một con đen": accents tell a black cat from a lamp, "đèn".
  const phrase = language === TONAL
    ? tonedPhraseOf(prompt.slice(lexeme.start, lexeme.end))
    : written(lexeme, prompt);
  return ownThingTerm(phrase, language);
}

/** What a verb that is written like a thing does: "they *fish*" is fishing. */
export function writtenActivity(lexeme: Lexeme, { prompt, language }: Sentence): Term | undefined {
  const term = termOf(`${written(lexeme, prompt)}ing`, language);
  return term?.claims.some(({ slot, by }) => slot === "pose" || by) ? term : undefined;
}

/** The words as the lexicon keeps them. */
function written({ start, end }: Lexeme, prompt: string): string {
  return tokenise(prompt).filter((token) => token.start >= start && token.end <= end)
    .map(({ key }) => key).join(" ");
}
