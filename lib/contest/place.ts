/**
 * Places of winners in words.
 *
 * @module
 */

/** E.g. "1st Place", "2nd Place", "12th Place". */
export function placeName(rank: number): string {
  return `${rank}${ENDINGS[ORDINAL.select(rank)]} Place`;
}

const ORDINAL = new Intl.PluralRules("en", { type: "ordinal" });

const ENDINGS: Record<Intl.LDMLPluralRule, string> = {
  zero: "th",
  one: "st",
  two: "nd",
  few: "rd",
  many: "th",
  other: "th",
};
