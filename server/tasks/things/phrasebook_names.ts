/**
 * @module What receipts and alternative texts call things in other languages: people write the words that they
 * were shown.
 */
import type { Case } from "../../illustrator/words/speech/grammar.ts";
import { isSpoken } from "../../illustrator/words/phrasebook/phrases.ts";
import { speechOf } from "../../illustrator/words/speech/speech.ts";

/** "Fliegende Untertasse", "(mit) fliegender Untertasse". */
const CASES: readonly Case[] = ["nominative", "dative"];

/** The names of one thing in a language, without an article; none in a language that receipts do not speak. */
export function phrasebookNames(language: string, thing: string): string[] {
  if (!isSpoken(language)) return [];
  const { phrase, grammar } = speechOf(language);
  if (!phrase.has("thing", thing)) return [];
  return CASES.map((which) => grammar.item({ noun: phrase("thing", thing) }, which, "none"));
}
