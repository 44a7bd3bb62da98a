/** @module Our own checkout of one product. */
import Checkout from "../../islands/Checkout.tsx";
import { t } from "../../lib/i18n/translate.ts";
import { Island } from "../../ui/islands/Island.tsx";
import { CheckoutError, NOT_INITIALISED } from "../../ui/payments/CheckoutError.tsx";
import { DemoMark } from "../../ui/payments/DemoMark.tsx";
import type { CheckoutData } from "../../lib/payments/payment_data.ts";
import type { PageProps } from "../types.ts";
import { PLAN_FORMS } from "../../lib/payments/payment_forms.ts";
import { Card } from "../../ui/components/Card.tsx";
import { OrderSummary } from "../../ui/payments/OrderSummary.tsx";
import { PlanForm } from "../subscription/PlainPlans.tsx";
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
      <Island
        of={Checkout}
        props={{ product, payments }}
        plain={
          <Card as="section" className="grid gap-5">
            <h1>{t("Complete your purchase")}</h1>
            <OrderSummary product={product} isBeforeTaxes={payments.isHostedOnly} />
            <PlanForm form={PLAN_FORMS.buy} product={product}>{t("Go on to pay")}</PlanForm>
          </Card>
        }
      />
    </div>
  );
}
