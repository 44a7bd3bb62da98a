/** @module Our own checkout: what is bought, and the form that pays for it. */
import { type ReactNode, useEffect } from "react";
import { ActionIcon } from "../ui/characters/ActionIcon.tsx";
import { CheckoutError, NOT_INITIALISED } from "../ui/payments/CheckoutError.tsx";
import { ProviderCheckout } from "../ui/payments/ProviderCheckout.tsx";
import { OrderSummary } from "../ui/payments/OrderSummary.tsx";
import type { ProviderInfo } from "../lib/payments/payment_data.ts";
import type { Product } from "../lib/payments/product.ts";
import { useIntent } from "../ui/payments/use_intent.ts";
import { ButtonLink } from "../ui/components/Button.tsx";
import { Card } from "../ui/components/Card.tsx";
import { Spinner } from "../ui/components/Spinner.tsx";
import { msg, t } from "../lib/i18n/translate.ts";

export interface CheckoutProps {
  product: Product;
  payments: ProviderInfo;
}

export default function Checkout(props: CheckoutProps) {
  return props.payments.isHostedOnly
    ? (
      <Frame product={props.product} isBeforeTaxes>
        <ProviderCheckout product={props.product} />
      </Frame>
    )
    : <OwnCheckout {...props} />;
}

function OwnCheckout({ product, payments }: CheckoutProps) {
  const { intent, giveUp } = useIntent(product, payments);

  // The back button may bring the page back with a payment that is over.
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pageshow", renew);
    return () => removeEventListener("pageshow", renew);
  }, []);

  if (intent.state === "failed") {
    return <CheckoutError reason={intent.reason}>{NOT_INITIALISED}</CheckoutError>;
  }
  return (
    <Frame product={product}>
      {intent.state === "ready"
        ? (
          <intent.Form
            product={product}
            payments={payments}
            clientSecret={intent.clientSecret}
            onUnavailable={giveUp}
          />
        )
        : (
          <div className="grid min-h-80 place-content-center text-lg">
            <Spinner label={t(LOADING[intent.state])} />
          </div>
        )}
    </Frame>
  );
}

interface FrameProps {
  product: Product;
  isBeforeTaxes?: boolean;
  children: ReactNode;
}

/** What is bought, beside what pays for it. */
function Frame({ product, isBeforeTaxes, children }: FrameProps) {
  return (
    <>
      <ButtonLink
        href="/subscription"
        variant="quiet"
        icon={<ActionIcon of="previous" />}
        className="mb-2 -ml-4"
      >
        {t("Back")}
      </ButtonLink>
      <h1 className="mb-8">{t("Complete your purchase")}</h1>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-8">
        <Card as="section" aria-label={t("Summary")}>
          <OrderSummary product={product} isBeforeTaxes={isBeforeTaxes} />
        </Card>
        <Card as="section" aria-label={t("Payment")} className={isBeforeTaxes ? "" : FORM_HEIGHT}>
          {children}
        </Card>
      </div>
    </>
  );
}

/** As high as the forms are, so that nothing below moves when one comes. */
const FORM_HEIGHT = "min-h-[47rem] min-[24rem]:min-h-[37rem] sm:min-h-[35.25rem]";

const LOADING = {
  preparing: msg("Preparing your checkout..."),
  initialising: msg("Initializing payment system..."),
};
