/**
 * @module What happens before a page loads its data: the server learns which page answers, also when the
 * error page takes its place, and the pages, which are built with a copy of `lib/` of their own, how to
 * translate.
 */
import { readLanguageBy } from "../lib/i18n/current_language.ts";
import { translateBy } from "../lib/i18n/translate.ts";
import type { PageContext } from "./types.ts";

export function onCreatePageContext({ pageId, onPage, texts }: PageContext): void {
  readLanguageBy(texts.languageOfRequest);
  translateBy(texts.findTranslation);
  if (pageId) onPage(pageId);
}
