/**
 * @module What is made once for each language, such as the formats of `Intl`: making one takes longer than
 * using it a hundred times.
 */
import { currentLanguage } from "./current_language.ts";
import type { Language } from "./languages.ts";

/** Gives what `make` makes for the reader's language. */
export function perLanguage<Made>(make: (language: Language) => Made): () => Made {
  const made: Partial<Record<Language, Made>> = {};
  return () => {
    const language = currentLanguage();
    return made[language] ??= make(language);
  };
}
