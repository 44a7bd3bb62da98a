/** @module Lists as people read them: "coat, eyes and pose". */
import { perLanguage } from "../../lib/i18n/per_language.ts";

/** Without a comma before "and". */
const BRITISH = "en-GB";

const format = perLanguage((language) =>
  new Intl.ListFormat(language === "en" ? BRITISH : language)
);

/** The items in the way of the reader's language. */
export function listText(items: readonly string[]): string {
  return format().format(items);
}
