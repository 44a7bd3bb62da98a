/** @module Prices as people read them. */
import { perLanguage } from "../../lib/i18n/per_language.ts";

const pounds = perLanguage((language) =>
  new Intl.NumberFormat(language, { style: "currency", currency: "GBP" })
);

/** A price in pence, in pounds: 499 is "£4.99". */
export function formatPrice(pence: number): string {
  return pounds().format(pence / 100);
}
