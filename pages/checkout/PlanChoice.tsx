/** @module The checkout without a product: the plans to choose from. */
import { t } from "../../lib/i18n/translate.ts";
import { ButtonLink } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { NO_PRODUCT } from "../../ui/payments/CheckoutError.tsx";
import { creditsOf } from "../../ui/payments/plan_words.ts";
import { Price } from "../../ui/payments/Price.tsx";
import type { CheckoutData } from "../../lib/payments/payment_data.ts";

export function PlanChoice({ choice }: { choice: NonNullable<CheckoutData["choice"]> }) {
  return (
    <div className="mx-auto grid max-w-5xl gap-8">
      <header className="grid gap-2">
        <h1>{t("Checkout")}</h1>
        <p role="alert" className="text-lg">{t(NO_PRODUCT)}</p>
      </header>
      <ul className="grid gap-6 md:grid-cols-3">
        {choice.map(({ product, isTaken }) => (
          <Card as="li" key={product.id} className="flex flex-col gap-4">
            <h2 className="text-2xl">{t(product.name)}</h2>
            <Price product={product} />
            <p className="text-muted">{creditsOf(product)}</p>
            <div className="mt-auto grid pt-1">
              {isTaken
                ? (
                  <ButtonLink href="/subscription" variant="quiet">
                    {t("You have it: see your plans")}
                  </ButtonLink>
                )
                : (
                  <ButtonLink href={`/checkout?productId=${product.id}`} variant="secondary">
                    {t("Choose {product}", { product: t(product.name) })}
                  </ButtonLink>
                )}
            </div>
          </Card>
        ))}
      </ul>
      <ButtonLink href="/subscription" variant="quiet" className="justify-self-start">
        {t("Back to Subscription Options")}
      </ButtonLink>
    </div>
  );
}
