/**
 * @module The three plans, which of them the user has bought, and the state of the last payment.
 */
import { type ComponentType, useRef, useState } from "react";
import { lazyImport } from "../ui/islands/lazy_import.ts";
import type { CancelPlanDialogProps } from "../ui/payments/CancelPlanDialog.tsx";
import type { SubscriptionData } from "../lib/payments/payment_data.ts";
import { planState } from "../ui/payments/plan_state.ts";
import { PlanCard } from "../ui/payments/PlanCard.tsx";
import { PurchaseTable } from "../ui/payments/PurchaseTable.tsx";
import { CancelBanner, ReturnBanner } from "../ui/payments/ReturnBanner.tsx";
import { useConfirmation } from "../ui/payments/use_confirmation.ts";
import { usePlanActions } from "../ui/payments/use_plan_actions.ts";
import { usePurchase } from "../ui/payments/use_purchase.ts";
import { usePurchases } from "../ui/payments/use_purchases.ts";
import { PremiumBadge } from "../ui/session/PremiumBadge.tsx";
import { useUser } from "../ui/session/use_user.ts";
import { Button } from "../ui/components/Button.tsx";
import { Card } from "../ui/components/Card.tsx";
import { Paw } from "../ui/components/Paw.tsx";
import type { User } from "../lib/user.ts";
import { t, tn } from "../lib/i18n/translate.ts";
import { Trans } from "../ui/components/Trans.tsx";

export interface PlansProps extends Omit<SubscriptionData, "balance"> {
  user: User;
  /** Whether the person has turned back at the provider's page. */
  canceled: boolean;
}

export default function Plans({ user: fromServer, canceled, ...data }: PlansProps) {
  const { products, payments, returned, demoPayments } = data;
  const user = useUser(fromServer);
  const bought = usePurchases(data.subscriptions);
  const payment = useConfirmation(returned, bought);
  const { asked, shown, ...purchase } = usePurchase(bought.reload);
  const [CancelDialog, setCancelDialog] = useState<ComponentType<CancelPlanDialogProps>>();
  const list = useRef<HTMLHeadingElement>(null);
  const plans = usePlanActions(bought.reload);

  async function askToCancel() {
    const module = await lazyImport(() => import("../ui/payments/CancelPlanDialog.tsx"));
    if (module) setCancelDialog(() => module.default);
  }

  const productOf = (id: string) => products.find((product) => product.id === id)!;
  return (
    <div className="grid gap-8">
      {payment && (
        <ReturnBanner
          product={productOf(returned!.kind)}
          state={payment}
          checking={bought.loading}
          onCheck={bought.reload}
        />
      )}
      {canceled && <CancelBanner />}
      <Balance left={user?.remainingGenerations ?? 0} isPremium={user?.isPremium} />
      <div className="mt-6 grid gap-x-6 gap-y-12 lg:mt-4 lg:grid-cols-3">
        {products.map((product) => (
          <PlanCard
            key={product.id}
            product={product}
            plan={planState(product.id, bought.purchases)}
            busy={asked === product.id}
            onBuy={() => purchase.buy(product.id)}
            onCancel={askToCancel}
            onResume={plans.resume}
            isResuming={plans.busy === "resume"}
            onPortal={plans.openPortal}
            isOpeningPortal={plans.busy === "portal"}
          />
        ))}
      </div>
      <Card as="section" aria-labelledby="purchases" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="purchases" ref={list} tabIndex={-1} className="outline-none">
            {t("Your Subscriptions")}
          </h2>
          {bought.purchases.length > 0 && (
            <Button
              variant="secondary"
              size="small"
              busy={plans.busy === "portal"}
              onClick={plans.openPortal}
            >
              {plans.busy === "portal" ? t("Opening...") : t("Cards and invoices")}
            </Button>
          )}
        </div>
        <PurchaseTable
          purchases={bought.purchases}
          products={products}
          demoPayments={demoPayments}
        />
      </Card>
      {shown && (
        <shown.Dialog
          product={productOf(shown.id)}
          session={shown.session}
          payments={payments}
          onOpenWindow={purchase.openWindow}
          onClose={purchase.close}
        />
      )}
      {CancelDialog && (
        <CancelDialog
          isOverdue={bought.purchases.some(({ status }) =>
            status === "past_due" || status === "unpaid"
          )}
          onCanceled={bought.reload}
          onClose={() => setCancelDialog(undefined)}
          focusAfter={list}
        />
      )}
    </div>
  );
}

function Balance({ left, isPremium }: { left: number; isPremium?: true }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-lg">
      <Paw className="size-7 shrink-0 text-accent-ink" />
      <span>
        <Trans
          text={tn(
            left,
            "You have {n} generation left.",
            "You have {n} generations left.",
            { n: "{n}" },
          )}
          values={{
            n: <strong className="font-display text-2xl font-semibold tabular-nums">{left}</strong>,
          }}
        />
      </span>
      {isPremium && <PremiumBadge />}
    </p>
  );
}
