/** @module Months of the contest in words. */
import type { Language } from "../i18n/languages.ts";
import { perLanguage } from "../i18n/per_language.ts";
import type { Period } from "./period.ts";

const format = perLanguage(formatIn);

/** E.g. "November 2026". */
export function monthName(period: Period): string {
  return format().format(new Date(`${period}-01`));
}

/** The same in this language, for every reader. */
export function monthNameIn(language: Language, period: Period): string {
  return formatIn(language).format(new Date(`${period}-01`));
}

function formatIn(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
}
