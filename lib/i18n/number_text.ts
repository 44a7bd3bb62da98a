/** @module Numbers as the reader's language writes them. */
import { perLanguage } from "./per_language.ts";

const format = perLanguage((language) => new Intl.NumberFormat(language));

/** "1,024"; in German "1.024". */
export function numberText(value: number): string {
  return format().format(value);
}
