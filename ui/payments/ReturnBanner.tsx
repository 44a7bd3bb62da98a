/** @module The state of the payment a person comes back from. */
import { Alert } from "../components/Alert.tsx";
import { Button, ButtonLink } from "../components/Button.tsx";
import type { Product } from "../../lib/payments/product.ts";
import { msg, t } from "../../lib/i18n/translate.ts";
import { countGenerations } from "../credits/entry_words.ts";

/** How far a payment has come. */
export type PaymentState = "paid" | "confirming" | "failed";

const ADDED = msg("{product} is yours: {generations} have been added to your balance.");

const ADDED_MONTHLY = msg(
  "{product} is yours: {generations} have been added to your balance, and as many will come every month.",
);

export interface ReturnBannerProps {
  product: Product;
  state: PaymentState;
  /** Whether its state is being asked for. */
  checking: boolean;
  onCheck: () => void;
}

export function ReturnBanner({ product, state, checking, onCheck }: ReturnBannerProps) {
  const { name, generationCredits, type } = product;
  const generations = countGenerations(generationCredits);
  if (state === "failed") {
    return (
      <Alert tone="destructive" title={t("Your payment did not go through")}>
        {t("{product} was not bought, and nothing was charged.", { product: name })}
      </Alert>
    );
  }
  if (state === "confirming") {
    return (
      <Alert
        title={t("Your payment is being confirmed")}
        action={
          <Button variant="secondary" size="small" busy={checking} onClick={onCheck}>
            {checking ? t("Checking...") : t("Check again")}
          </Button>
        }
      >
        {t(
          "{product}: your {generations} arrive as soon as your bank has confirmed it. You need not wait here.",
          { product: name, generations },
        )}
      </Alert>
    );
  }
  return (
    <Alert
      tone="success"
      title={t("Payment successful")}
      action={
        <ButtonLink href="/generator" variant="secondary" size="small">
          {t("Generate a cat")}
        </ButtonLink>
      }
    >
      {t(type === "subscription" ? ADDED_MONTHLY : ADDED, { product: name, generations })}
    </Alert>
  );
}

/** Shown after turning back at the provider's page. */
export function CancelBanner() {
  return <Alert title={t("Your payment was canceled. No charges were made.")} />;
}
