/**
 * The state of the payment a person comes back from.
 *
 * @module
 */
import { Alert } from "../components/Alert.tsx";
import { Button, ButtonLink } from "../components/Button.tsx";
import type { Product } from "../../lib/payments/product.ts";

/** How far a payment has come. */
export type PaymentState = "paid" | "confirming" | "failed";

export interface ReturnBannerProps {
  product: Product;
  state: PaymentState;
  /** Whether its state is being asked for. */
  checking: boolean;
  onCheck: () => void;
}

export function ReturnBanner({ product, state, checking, onCheck }: ReturnBannerProps) {
  const { name, generationCredits, type } = product;
  const generations = `${generationCredits} generations`;
  if (state === "failed") {
    return (
      <Alert tone="destructive" title="Your payment did not go through">
        {name} was not bought, and nothing was charged.
      </Alert>
    );
  }
  if (state === "confirming") {
    return (
      <Alert
        title="Your payment is being confirmed"
        action={
          <Button variant="secondary" size="small" busy={checking} onClick={onCheck}>
            {checking ? "Checking..." : "Check again"}
          </Button>
        }
      >
        {name}: your {generations}{" "}
        arrive as soon as your bank has confirmed it. You need not wait here.
      </Alert>
    );
  }
  return (
    <Alert
      tone="success"
      title="Payment successful"
      action={
        <ButtonLink href="/generator" variant="secondary" size="small">Generate a cat</ButtonLink>
      }
    >
      {name} is yours: {generations} have been added to your balance
      {type === "subscription" && ", and as many will come every month"}.
    </Alert>
  );
}

/** Shown after turning back at the provider's page. */
export function CancelBanner() {
  return <Alert title="Your payment was canceled. No charges were made." />;
}
