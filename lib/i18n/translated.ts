/**
 * @module A text in another language. Modules for browsers are built without this file: their texts are
 * translated where they stand (`server/tasks/texts/marked_texts.ts`).
 */
import { currentLanguage } from "./current_language.ts";
import type { Language } from "./languages.ts";

/** The translation of an English text; undefined when there is none. */
export type FindTranslation = (text: string, language: Language) => string | undefined;

let findTranslation: FindTranslation = () => undefined;

/** The text in the reader's language; in English when it has no translation. */
export function translated(text: string): string {
  return findTranslation(text, currentLanguage()) ?? text;
}

/** The server brings the catalogues. */
export function translateBy(find: FindTranslation): void {
  findTranslation = find;
}
