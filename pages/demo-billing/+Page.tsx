/**
 * @module The customer portal of the demo provider: the card of the plan, its end and return, and invoices.
 */
import DemoBillingPanel from "../../islands/DemoBillingPanel.tsx";
import { t } from "../../lib/i18n/translate.ts";
import { Island } from "../../ui/islands/Island.tsx";
import { DemoMark } from "../../ui/payments/DemoMark.tsx";
import { InvoiceTable } from "../../ui/payments/demo/InvoiceTable.tsx";
import { ButtonLink } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import type { DemoBillingData } from "../../lib/payments/payment_data.ts";
import type { PageProps } from "../types.ts";

export function Page({ pageContext }: PageProps<DemoBillingData>) {
  const { billing } = pageContext.data;
  if (!billing) return <NotFound />;
  const { plan, invoices } = billing;
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1>{t("Cards and invoices")}</h1>
        <ButtonLink href="/subscription" variant="secondary">{t("Back to your plans")}</ButtonLink>
      </header>
      <DemoMark />
      {plan && (
        <Card as="section" aria-labelledby="plan" className="grid gap-5">
          <h2 id="plan">{t("Monthly Subscription")}</h2>
          <Island of={DemoBillingPanel} props={{ plan }} />
          <noscript>
            <p>{t("Changing the plan needs JavaScript. Please switch it on for this site.")}</p>
          </noscript>
        </Card>
      )}
      <Card as="section" aria-labelledby="invoices" className="grid gap-4">
        <h2 id="invoices">{t("Invoices")}</h2>
        <InvoiceTable invoices={invoices} />
      </Card>
    </div>
  );
}

function NotFound() {
  return (
    <EmptyState
      titleAs="h1"
      title={t("There is no such page")}
      action={<ButtonLink href="/subscription">{t("Back to Subscription Options")}</ButtonLink>}
    >
      {t("Payments are not taken by the demo provider here.")}
    </EmptyState>
  );
}
