/** @module The provider's card form, loaded when it is needed. */
import type { ComponentType } from "react";
import type { ProviderInfo } from "../../lib/payments/payment_data.ts";
import type { PaymentFormProps } from "./payment_form.ts";

const FORMS: Record<
  ProviderInfo["provider"],
  () => Promise<{ default: ComponentType<PaymentFormProps> }>
> = {
  demo: () => import("./demo/DemoPaymentForm.tsx"),
  stripe: () => import("./StripePaymentForm.tsx"),
};

/** Rejects when the connection does not bring it. */
export async function loadForm(
  { provider }: ProviderInfo,
): Promise<ComponentType<PaymentFormProps>> {
  return (await FORMS[provider]()).default;
}
