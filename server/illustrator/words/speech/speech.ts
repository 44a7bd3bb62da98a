/** @module A language as descriptions and receipts speak it: its phrases and its grammar. */
import { GERMAN } from "./german.ts";
import type { Grammar } from "./grammar.ts";
import { JAPANESE } from "./japanese.ts";
import { type OtherLanguage, type Phrases, phrasesOf } from "../phrasebook/phrases.ts";
import { FRENCH, PORTUGUESE, SPANISH } from "./romance.ts";

/** Everything needed to speak a language. */
export interface Speech {
  phrase: Phrases;
  grammar: Grammar;
}

const GRAMMARS: Record<OtherLanguage, Grammar> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  ja: JAPANESE,
};

/** A language's speech. */
export function speechOf(language: OtherLanguage): Speech {
  return { phrase: phrasesOf(language), grammar: GRAMMARS[language] };
}

/** A text with its places "{}" filled in their order. */
export function filled(text: string, ...values: readonly string[]): string {
  return values.reduce((rest, value) => rest.replace("{}", () => value), text);
}
