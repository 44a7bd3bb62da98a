/** @module A payment by a form of ours, asked for as soon as the checkout is open. */
import { type ComponentType, useEffect, useState } from "react";
import { callApi } from "../api/api.ts";
import type { PaymentIntent } from "../../lib/payments/checkout.ts";
import { signInToBuy } from "./failures.ts";
import type { ProviderInfo } from "../../lib/payments/payment_data.ts";
import type { PaymentFormProps } from "./payment_form.ts";
import { loadForm } from "./load_form.ts";
import type { Product } from "../../lib/payments/product.ts";

export type Intent =
  | { state: "preparing" | "initialising" }
  | { state: "ready"; clientSecret: string; Form: ComponentType<PaymentFormProps> }
  /** With the server's reason, if it gave one. */
  | { state: "failed"; reason?: string };

/** Asks for a payment of this product's price, and loads the form of the provider meanwhile. */
export function useIntent(
  { id, price }: Product,
  payments: ProviderInfo,
): { intent: Intent; giveUp: () => void } {
  const [intent, setIntent] = useState<Intent>({ state: "preparing" });

  const giveUp = () => setIntent({ state: "failed" });

  useEffect(() => {
    setIntent({ state: "initialising" });
    ask().catch(giveUp);

    async function ask() {
      const [answer, Form] = await Promise.all([
        callApi<PaymentIntent>("/api/create-payment-intent", {
          method: "POST",
          body: { productId: id, amount: price },
        }),
        loadForm(payments),
      ]);
      if ("body" in answer) {
        return setIntent({ state: "ready", clientSecret: answer.body.clientSecret, Form });
      }
      if (signInToBuy(answer.problem)) return;
      setIntent({ state: "failed", reason: answer.problem.message });
    }
  }, []);

  return { intent, giveUp };
}
