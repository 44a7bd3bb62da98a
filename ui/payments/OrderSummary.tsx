/**
 * What is about to be paid for.
 *
 * @module
 */
import { Badge } from "../components/Badge.tsx";
import { FeatureList } from "./FeatureList.tsx";
import { FEATURES } from "./plan_words.ts";
import { formatPrice } from "./price.ts";
import type { Product } from "../../lib/payments/product.ts";

export interface OrderSummaryProps {
  product: Product;
  /** Whether the payment provider works out the taxes, so that the price is not the total. */
  isBeforeTaxes?: boolean;
}

export function OrderSummary({ product, isBeforeTaxes = false }: OrderSummaryProps) {
  const { name, description, price, type, generationCredits } = product;
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-2">
        <h2>{name}</h2>
        <p className="text-muted">{description}</p>
        {generationCredits > 0 && <Badge tone="accent">{`${generationCredits} generations`}</Badge>}
      </div>
      <FeatureList features={FEATURES[type]} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <span className="font-display text-lg font-medium">
          {isBeforeTaxes ? "Price" : "Total"}
        </span>
        <span className="font-display text-3xl font-semibold tabular-nums">
          {formatPrice(price)}
        </span>
        {type === "subscription" && (
          <span className="basis-full text-right text-muted">Billed monthly</span>
        )}
      </div>
    </div>
  );
}
