/**
 * Our own checkout of one product.
 *
 * @module
 */
import Checkout from "../../islands/Checkout.tsx";
import { Island } from "../../ui/islands/Island.tsx";
import { CheckoutError, NO_PRODUCT, NOT_INITIALISED } from "../../ui/payments/CheckoutError.tsx";
import { DemoMark } from "../../ui/payments/DemoMark.tsx";
import type { CheckoutData } from "../../lib/payments/payment_data.ts";
import type { PageProps } from "../types.ts";
import { Thanks } from "./Thanks.tsx";

export function Page({ pageContext }: PageProps<CheckoutData>) {
  const { product, payments } = pageContext.data;
  const { productId, success } = pageContext.urlParsed.search;
  if (success === "true") return <Thanks />;
  if (!product) return <CheckoutError>{productId ? NOT_INITIALISED : NO_PRODUCT}</CheckoutError>;
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
