/**
 * Our own checkout of one product.
 *
 * @module
 */
import Checkout from "../../islands/Checkout.tsx";
import { Island } from "../../ui/islands/Island.tsx";
import { CheckoutError, NOT_INITIALISED } from "../../ui/payments/CheckoutError.tsx";
import { DemoMark } from "../../ui/payments/DemoMark.tsx";
import type { CheckoutData } from "../../lib/payments/payment_data.ts";
import type { PageProps } from "../types.ts";
import { PlanChoice } from "./PlanChoice.tsx";
import { Thanks } from "./Thanks.tsx";

export function Page({ pageContext }: PageProps<CheckoutData>) {
  const { product, choice, payments } = pageContext.data;
  if (pageContext.urlParsed.search.success === "true") return <Thanks />;
  if (choice) return <PlanChoice choice={choice} />;
  if (!product) return <CheckoutError>{NOT_INITIALISED}</CheckoutError>;
  return (
    <div className="mx-auto max-w-5xl">
      {payments.provider === "demo" && <DemoMark className="mb-8" />}
      <Island of={Checkout} props={{ product, payments }} />
      <noscript>
        <p className="mt-6">Paying needs JavaScript. Please switch it on for this site.</p>
      </noscript>
    </div>
  );
}
