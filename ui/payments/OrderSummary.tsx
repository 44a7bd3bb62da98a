/** @module What is about to be paid for. */
import { Badge } from "../components/Badge.tsx";
import { FeatureList } from "./FeatureList.tsx";
import { FEATURES } from "./plan_words.ts";
import { formatPrice } from "./price.ts";
import type { Product } from "../../lib/payments/product.ts";
import { t } from "../../lib/i18n/translate.ts";
import { countGenerations } from "../credits/entry_words.ts";

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
        {generationCredits > 0 && <Badge tone="accent">{countGenerations(generationCredits)}
        </Badge>}
      </div>
      <FeatureList features={FEATURES[type].map((feature) => t(feature))} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <span className="font-display text-lg font-medium">
          {isBeforeTaxes ? t("Price") : t("Total")}
        </span>
        <span className="font-display text-3xl font-semibold tabular-nums">
          {formatPrice(price)}
        </span>
        {type === "subscription" && (
          <span className="basis-full text-right text-muted">{t("Billed monthly")}</span>
        )}
      </div>
    </div>
  );
}
