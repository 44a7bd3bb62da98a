/** @module The plans and what a person has bought. */
import Plans from "../../islands/Plans.tsx";
import { t } from "../../lib/i18n/translate.ts";
import { Island } from "../../ui/islands/Island.tsx";
import { Alert } from "../../ui/components/Alert.tsx";
import { DemoMark } from "../../ui/payments/DemoMark.tsx";
import { ButtonLink } from "../../ui/components/Button.tsx";
import type { SubscriptionData } from "../../lib/payments/payment_data.ts";
import { PlainPlans } from "./PlainPlans.tsx";
import type { PageProps } from "../types.ts";
import { PageHeader } from "../../ui/components/PageHeader.tsx";

export function Page({ pageContext }: PageProps<SubscriptionData>) {
  const { balance: _, ...data } = pageContext.data;
  const { canceled, success } = pageContext.urlParsed.search;
  return (
    <>
      <PageHeader
        title={t("Subscription Plans")}
        text={t("Generations never expire, and a picture that fails costs nothing.")}
      >
        <ButtonLink href="/credits" variant="secondary">{t("Generations statement")}</ButtonLink>
      </PageHeader>
      {data.payments.provider === "demo" && <DemoMark className="mb-8" />}
      {success === "true" && !data.returned && (
        <Alert
          title={t("No payment found yet")}
          action={
            <ButtonLink href="" variant="secondary" size="small">{t("Check again")}</ButtonLink>
          }
          className="mb-8"
        >
          {t("If you have just paid, it shows here as soon as the payment has arrived.")}
        </Alert>
      )}
      {/* The guard has sent guests away. */}
      <Island
        of={Plans}
        props={{ ...data, user: pageContext.user!, canceled: canceled === "true" }}
        plain={
          <PlainPlans
            {...pageContext.data}
            canceled={canceled === "true"}
            refused={pageContext.formAnswer?.refused}
          />
        }
      />
    </>
  );
}
