/**
 * @module Texts in the language of the reader. A text is named by itself in English, so the code reads as
 * the product does; `{name}` in it stands for a value. The build writes the translations into the browser's
 * files.
 */
import { perLanguage } from "./per_language.ts";
import { translated } from "./translated.ts";

export { translateBy } from "./translated.ts";

/** What stands in the places of a text, by their names. */
export type Values = Record<string, string | number>;

const plurals = perLanguage((language) => new Intl.PluralRules(language));

/** The text in the reader's language; in English when it has no translation. */
export function t(text: string, values?: Values): string {
  const found = translated(text);
  if (!values) return found;
  return found.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/** The text for a count, which is its value `n`: `tn(3, "{n} star", "{n} stars")` is "3 stars". */
export function tn(n: number, one: string, other: string, values?: Values): string {
  return t(plurals().select(n) === "one" ? one : other, { n, ...values });
}

/** Marks a text that is translated later, by `t` where it is shown: constants are made before anyone reads. */
export function msg<Text extends string>(text: Text): Text {
  return text;
}
