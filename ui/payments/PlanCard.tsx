/**
 * One plan: what it costs, what it gives, and what can be done about it now.
 *
 * @module
 */
import { useId } from "react";
import { formatDay } from "../format/format_date.ts";
import { Button, ButtonLink } from "../components/Button.tsx";
import { Card } from "../components/Card.tsx";
import { classNames } from "../components/class_names.ts";
import { FeatureList } from "./FeatureList.tsx";
import { creditsOf, FEATURES, OFFERS } from "./plan_words.ts";
import type { PlanState } from "./plan_state.ts";
import { Price } from "./Price.tsx";
import type { Product } from "../../lib/payments/product.ts";

export interface PlanCardProps {
  product: Product;
  plan: PlanState;
  /** Whether its checkout is on its way. */
  busy: boolean;
  onBuy: () => void;
  /** Asks to end the running plan. */
  onCancel: () => void;
}

export function PlanCard({ product, plan, ...actions }: PlanCardProps) {
  const id = useId();
  const isBest = product.type === "premium";
  return (
    <Card
      as="article"
      aria-labelledby={id}
      ears={isBest}
      className={classNames("flex flex-col gap-5", isBest && "ring-2 ring-accent")}
    >
      {isBest && (
        <p className="absolute -top-4 right-6 rounded-full border border-transparent bg-accent px-4 py-1 font-display text-sm font-semibold text-on-accent">
          BEST VALUE
        </p>
      )}
      <div className="grid gap-2">
        <h2 id={id} className="text-2xl">{product.name}</h2>
        <Price product={product} />
      </div>
      <FeatureList features={[creditsOf(product), ...FEATURES[product.type]]} />
      <div className="mt-auto grid gap-2 pt-1">
        <Actions product={product} plan={plan} {...actions} />
      </div>
    </Card>
  );
}

function Actions({ product, plan, busy, onBuy, onCancel }: PlanCardProps) {
  const { type, id, name } = product;
  if (plan.state === "offered") {
    return (
      <>
        <Button
          size="large"
          variant={type === "premium" ? "primary" : "secondary"}
          busy={busy}
          onClick={onBuy}
        >
          {busy ? "Opening checkout..." : OFFERS[type]}
        </Button>
        <ButtonLink href={`/checkout?productId=${id}`} variant="quiet" size="small">
          Pay by card, here
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      </>
    );
  }
  if (plan.state === "owned") {
    return (
      <Standing title="Yours for life">Bought on {formatDay(plan.purchase.startDate)}.</Standing>
    );
  }
  if (plan.state === "ending") {
    return (
      <Standing title="Canceled">
        It runs until {formatDay(plan.purchase.endDate!)}. Nothing more will be charged.
      </Standing>
    );
  }
  return (
    <>
      {plan.state === "running"
        ? <Standing title="Your plan">Since {formatDay(plan.purchase.startDate)}.</Standing>
        : (
          <Standing title="Payment overdue">
            Your last payment failed. We will try again in a few days.
          </Standing>
        )}
      <Button variant="quiet" size="small" onClick={onCancel}>Cancel plan</Button>
    </>
  );
}

/** What a person has of this plan already. */
function Standing({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="rounded-field bg-success-soft px-4 py-2.5 text-center">
      <p className="font-display font-medium text-success">{title}</p>
      <p className="text-base">{children}</p>
    </div>
  );
}
