/** @module How languages put nouns and adjectives beside each other. */

/** Languages that say "cat black". */
export const ADJECTIVES_FOLLOW: ReadonlySet<string> = new Set(
  ["ar", "es", "fr", "he", "id", "it", "pt", "ro", "th", "vi"],
);

/** Languages that write "kitchen table" as one word. */
export const COMPOUNDING: ReadonlySet<string> = new Set(["da", "de", "nl", "no", "sv"]);

/** The language that writes every noun with a capital. */
export const NOUNS_HAVE_CAPITALS = "de";

/** Languages that put the noun which is meant behind the one that says which, as "tuna cake". */
export const LAST_NOUN_LEADS: ReadonlySet<string> = new Set([
  "en",
  "fi",
  "hi",
  "hu",
  "ja",
  "ko",
  "tr",
  "zh",
]);

/** Languages without articles before their nouns. */
export const WITHOUT_ARTICLES: ReadonlySet<string> = new Set(
  ["ar", "cs", "fi", "he", "id", "pl", "ru", "th", "uk", "vi"],
);

/** Articles for what was named before. */
export const DEFINITE: Readonly<Record<string, RegExp>> = {
  da: /^den$/i,
  de: /^(?:der|die|das)$/i,
  el: /^(?:ο|η|το)$/i,
  en: /^the$/i,
  es: /^(?:el|la)$/i,
  fr: /^(?:le|la)$/i,
  hu: /^az?$/i,
  it: /^(?:il|la)$/i,
  nl: /^(?:de|het)$/i,
  no: /^den$/i,
  pt: /^[oa]$/i,
  sv: /^den$/i,
};
