/** @module What a plan costs, in large figures. */
import { TERMS } from "./plan_words.ts";
import { formatPrice } from "./price.ts";
import type { Product } from "../../lib/payments/product.ts";
import { t } from "../../lib/i18n/translate.ts";

export function Price({ product: { price, type } }: { product: Product }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-display text-4xl font-semibold tabular-nums">{formatPrice(price)}</span>
      <span className="text-muted">{t(TERMS[type])}</span>
    </p>
  );
}
