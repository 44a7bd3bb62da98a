/** @module The translations of the server and of its pages. */
import de from "../../lib/i18n/catalogues/de.json" with { type: "json" };
import es from "../../lib/i18n/catalogues/es.json" with { type: "json" };
import fr from "../../lib/i18n/catalogues/fr.json" with { type: "json" };
import ja from "../../lib/i18n/catalogues/ja.json" with { type: "json" };
import pt from "../../lib/i18n/catalogues/pt.json" with { type: "json" };
import type { Language } from "../../lib/i18n/languages.ts";

const CATALOGUES: Record<Exclude<Language, "en">, Record<string, string>> = { de, es, fr, ja, pt };

const TRANSLATIONS = new Map<Language, Map<string, string>>(
  Object.entries(CATALOGUES).map(([language, texts]) => [
    language as Language,
    new Map(Object.entries(texts)),
  ]),
);

/** The translation; undefined for English, and for a text without one. */
export function findTranslation(text: string, language: Language): string | undefined {
  return TRANSLATIONS.get(language)?.get(text);
}
