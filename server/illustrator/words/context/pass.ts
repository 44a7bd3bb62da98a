/** @module A pass over the terms of a sentence: it reads some of them as what they mean beside the others. */
import type { Lexeme } from "../binding/lexeme.ts";

/** What is read. */
export interface Sentence {
  /** The whole description. */
  prompt: string;
  /** Its language, ISO 639-1. */
  language: string;
}

/** Returns the lexemes, some of them read otherwise, left out or put together. */
export type Pass = (lexemes: readonly Lexeme[], sentence: Sentence) => Lexeme[];

/** A pass for sentences of these languages only. */
export function onlyIn(languages: ReadonlySet<string>, pass: Pass): Pass {
  return (lexemes, sentence) =>
    languages.has(sentence.language) ? pass(lexemes, sentence) : [...lexemes];
}

/** A pass for sentences of all languages but this one. */
export function exceptIn(language: string, pass: Pass): Pass {
  return (lexemes, sentence) =>
    sentence.language === language ? [...lexemes] : pass(lexemes, sentence);
}
