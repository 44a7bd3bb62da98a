/** @module What the card forms of all providers have in common. */
import { keepToast, showToast } from "../toast/toast.ts";
import type { ProviderInfo } from "../../lib/payments/payment_data.ts";
import type { Product } from "../../lib/payments/product.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

export interface PaymentFormProps {
  product: Product;
  payments: ProviderInfo;
  /** Of the payment. */
  clientSecret: string;
  /** Hears that the form cannot be shown. */
  onUnavailable: () => void;
}

export const PAY = msg("Pay Now");
export const PAYING = msg("Processing");

/** Stands below the button. */
export const CHARGED_NOW = msg("You are charged immediately and get instant access.");

/**
 * Goes on to `url`, which shows the purchase; what was just paid cannot be paid again by going
 * back.
 */
export function arriveAfterPaying(url: string, { confirmed }: { confirmed: boolean }): void {
  if (confirmed) {
    keepToast({
      title: t("Payment Successful"),
      description: t("Thank you for your purchase!"),
      tone: "success",
    });
  }
  location.replace(url);
}

/** The provider says why it was not paid. */
export function showPaymentFailed(reason: string): void {
  showToast({ title: t("Payment Failed"), description: reason, tone: "destructive" });
}

/** The reason why it was not paid is unknown. */
export function showPaymentError(): void {
  showToast({
    title: t("Payment Error"),
    description: t("An unexpected error occurred. Please try again."),
    tone: "destructive",
  });
}
