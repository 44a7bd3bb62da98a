/**
 * The plans and what a person has bought.
 *
 * @module
 */
import Plans from "../../islands/Plans.tsx";
import { Island } from "../../ui/islands/Island.tsx";
import { DemoMark } from "../../ui/payments/DemoMark.tsx";
import { ButtonLink } from "../../ui/components/Button.tsx";
import type { SubscriptionData } from "../../lib/payments/payment_data.ts";
import { PlainPlans } from "./PlainPlans.tsx";
import type { PageProps } from "../types.ts";

export function Page({ pageContext }: PageProps<SubscriptionData>) {
  const { balance: _, ...data } = pageContext.data;
  const canceled = pageContext.urlParsed.search.canceled === "true";
  return (
    <>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-2">
          <h1>Subscription Plans</h1>
          <p className="max-w-prose text-lg text-muted">
            Generations never expire, and a picture that fails costs nothing.
          </p>
        </div>
        <ButtonLink href="/credits" variant="secondary">Generations statement</ButtonLink>
      </header>
      {data.payments.provider === "demo" && <DemoMark className="mb-8" />}
      {/* The guard has sent guests away. */}
      <Island
        of={Plans}
        props={{ ...data, user: pageContext.user!, canceled }}
        plain={
          <PlainPlans
            {...pageContext.data}
            canceled={canceled}
            refused={pageContext.formAnswer?.refused}
          />
        }
      />
    </>
  );
}
