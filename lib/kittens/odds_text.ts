/** @module Chances as people say them. */
import { numberText } from "../i18n/number_text.ts";
import { t } from "../i18n/translate.ts";

/** More parts than any look is one of. */
const MOST_PARTS = 65_536;

/** "1 in 32", "3 in 16"; "always" for certain. */
export function oddsText(chance: number): string {
  if (chance === 1) return t("always");
  for (let parts = 2; parts <= MOST_PARTS; parts *= 2) {
    const count = chance * parts;
    if (Number.isInteger(count)) return chanceText(count, parts);
  }
  return chanceText(1, numberText(Math.round(1 / chance)));
}

function chanceText(count: number, parts: number | string): string {
  return t("{count} in {parts}", { count, parts });
}
