/** @module The checkout when there is nothing to pay, or no way to. */
import type { ReactNode } from "react";
import { ButtonLink } from "../components/Button.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { msg, t } from "../../lib/i18n/translate.ts";

export const NO_PRODUCT = msg("No product selected. Please choose a product first.");

export const NOT_INITIALISED = msg("Failed to initialize checkout. Please try again later.");

export interface CheckoutErrorProps {
  /** What went wrong: a text made by `msg`. */
  children: string;
  /** Why, where the server says so. */
  reason?: ReactNode;
}

export function CheckoutError({ children, reason }: CheckoutErrorProps) {
  return (
    <EmptyState
      className="pt-16"
      titleAs="h1"
      title={t("Checkout")}
      action={<ButtonLink href="/subscription">{t("Back to Subscription Options")}</ButtonLink>}
    >
      <p role="alert" className="text-lg text-ink">{t(children)}</p>
      {reason && <p>{reason}</p>}
    </EmptyState>
  );
}
