/** @module Places of winners in words. */
import { perLanguage } from "../i18n/per_language.ts";
import { msg, t } from "../i18n/translate.ts";

/** English has four endings of ordinal numbers; other languages use those of these texts that they need. */
const PLACES: Record<Intl.LDMLPluralRule, string> = {
  zero: msg("{n}th Place"),
  one: msg("{n}st Place"),
  two: msg("{n}nd Place"),
  few: msg("{n}rd Place"),
  many: msg("{n}th Place"),
  other: msg("{n}th Place"),
};

const ordinals = perLanguage((language) => new Intl.PluralRules(language, { type: "ordinal" }));

/** E.g. "1st Place", "2nd Place", "12th Place". */
export function placeName(rank: number): string {
  return t(PLACES[ordinals().select(rank)], { n: rank });
}
