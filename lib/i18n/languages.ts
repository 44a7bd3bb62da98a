/**
 * @module The languages of the interface. English is the language the product is specified in; the texts of
 * the others stand in `catalogues/`.
 */

/** A language of the interface, as in the `lang` attribute. */
export type Language = keyof typeof LANGUAGES;

/** What each language calls itself. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  pt: "Português",
  ja: "日本語",
} as const;

/** The language of texts in the source, and of readers whose own is not there. */
export const DEFAULT_LANGUAGE: Language = "en";

/** Whether a value from outside is the code of an interface language. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(LANGUAGES, value);
}
