/**
 * @module The demo provider's own page: what is paid, and with what. It also lives in a frame of
 * /subscription.
 */
import DemoPaymentPanel from "../../../islands/DemoPaymentPanel.tsx";
import { t } from "../../../lib/i18n/translate.ts";
import { Island } from "../../../ui/islands/Island.tsx";
import { DemoMark } from "../../../ui/payments/DemoMark.tsx";
import { formatPrice } from "../../../ui/payments/price.ts";
import { ButtonLink } from "../../../ui/components/Button.tsx";
import { Card } from "../../../ui/components/Card.tsx";
import { EmptyState } from "../../../ui/components/EmptyState.tsx";
import type { DemoPaymentData } from "../../../lib/payments/payment_data.ts";
import type { PageProps } from "../../types.ts";
import { hasPlainForms, PlainPayment } from "./PlainPayment.tsx";
import { isEmbedded } from "./embedding.ts";

export function Page({ pageContext }: PageProps<DemoPaymentData>) {
  const { user, data: { payment } } = pageContext;
  if (!user) return <SignedOut />;
  if (!payment) return <NotFound />;
  const { name, amount, renews } = payment;
  return (
    <div className="grid gap-5">
      <DemoMark />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-10">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:grid md:pt-7">
          <div>
            <p className="text-muted">{t("Pay Purrtrait")}</p>
            <h1 className="text-xl">{t(name)}</h1>
          </div>
          <div>
            <p className="font-display text-4xl font-semibold tabular-nums">
              {formatPrice(amount)}
            </p>
            <p className="text-muted">{renews ? t("Billed monthly") : t("One-time purchase")}</p>
          </div>
        </header>
        <Card>
          <Island
            of={DemoPaymentPanel}
            props={{ payment, embedded: isEmbedded(pageContext) }}
            plain={hasPlainForms(payment) && (
              <PlainPayment payment={payment} refused={pageContext.formAnswer?.refused} />
            )}
          />
        </Card>
      </div>
    </div>
  );
}

/** Signing in is not possible in a frame; the whole window goes there. */
function SignedOut() {
  return (
    <EmptyState
      titleAs="h1"
      title={t("Please sign in again")}
      action={
        <ButtonLink href="/auth?redirect=/subscription" target="_top">{t("Sign In")}</ButtonLink>
      }
    >
      {t("Your session has ended. Nothing was charged.")}
    </EmptyState>
  );
}

function NotFound() {
  return (
    <EmptyState
      titleAs="h1"
      title={t("There is no such payment")}
      action={
        <ButtonLink href="/subscription" target="_top">
          {t("Back to Subscription Options")}
        </ButtonLink>
      }
    >
      {t("It may belong to another account.")}
    </EmptyState>
  );
}
