/**
 * @module The choice of a language: a form, with script or without. Each language stands there in its own
 * name.
 */
import { currentLanguage } from "../../lib/i18n/current_language.ts";
import { LANGUAGES } from "../../lib/i18n/languages.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Written once for all of its buttons: every page has them. */
const FORM = "-mx-2 flex flex-wrap gap-x-1 text-muted *:min-h-9 *:cursor-pointer *:px-2 " +
  "*:decoration-2 *:underline-offset-4 *:hover:text-ink *:hover:underline " +
  "*:aria-pressed:font-semibold *:aria-pressed:text-ink";

export function LanguageForm() {
  return (
    <form method="post" action="/language" aria-label={t("Language")} className={FORM}>
      {Object.entries(LANGUAGES).map(([language, name]) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          aria-pressed={language === currentLanguage()}
        >
          {name}
        </button>
      ))}
    </form>
  );
}
