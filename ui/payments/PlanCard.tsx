/** @module One plan: what it costs, what it gives, and what can be done about it now. */
import { useId } from "react";
import { Button, ButtonLink } from "../components/Button.tsx";
import { Card } from "../components/Card.tsx";
import { classNames } from "../components/class_names.ts";
import { FeatureList } from "./FeatureList.tsx";
import { creditsOf, FEATURES, OFFERS } from "./plan_words.ts";
import type { PlanState } from "./plan_state.ts";
import { type PlanStanding, standingOf } from "./plan_standing.ts";
import { Price } from "./Price.tsx";
import type { Product } from "../../lib/payments/product.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface PlanCardProps {
  product: Product;
  plan: PlanState;
  /** Whether its checkout is on its way. */
  busy: boolean;
  onBuy: () => void;
  /** Asks to end the running plan. */
  onCancel: () => void;
  /** Lets the canceled plan go on. */
  onResume: () => void;
  isResuming: boolean;
  /** Goes to the provider's page with cards and invoices. */
  onPortal: () => void;
  isOpeningPortal: boolean;
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
          {t("BEST VALUE")}
        </p>
      )}
      <div className="grid gap-2">
        <h2 id={id} className="text-2xl">{product.name}</h2>
        <Price product={product} />
      </div>
      <FeatureList
        features={[creditsOf(product), ...FEATURES[product.type].map((feature) => t(feature))]}
      />
      <div className="mt-auto grid gap-2 pt-1">
        <Actions product={product} plan={plan} {...actions} />
      </div>
    </Card>
  );
}

function Actions({ product, plan, ...actions }: PlanCardProps) {
  if (plan.state === "offered") return <Offer product={product} plan={plan} {...actions} />;
  const { title, text, tone, can } = standingOf(product, plan);
  return (
    <>
      <div className={classNames("rounded-field px-4 py-2.5 text-center", TONES[tone].box)}>
        <p className={classNames("font-display font-medium", TONES[tone].title)}>{title}</p>
        <p className="text-base">{text}</p>
      </div>
      {can.includes("replace card") && (
        <Button variant="secondary" busy={actions.isOpeningPortal} onClick={actions.onPortal}>
          {t("Replace the card")}
        </Button>
      )}
      {can.includes("resume") && (
        <Button variant="secondary" busy={actions.isResuming} onClick={actions.onResume}>
          {actions.isResuming ? t("Resuming...") : t("Resume plan")}
        </Button>
      )}
      {can.includes("cancel") && (
        <Button variant="quiet" size="small" onClick={actions.onCancel}>{t("Cancel plan")}</Button>
      )}
    </>
  );
}

function Offer({ product: { id, type, name }, busy, onBuy }: PlanCardProps) {
  return (
    <>
      <Button
        size="large"
        variant={type === "premium" ? "primary" : "secondary"}
        busy={busy}
        onClick={onBuy}
      >
        {busy ? t("Opening checkout...") : t(OFFERS[type])}
      </Button>
      <details className="text-center">
        <summary className="mx-auto w-fit cursor-pointer rounded-lg px-2 py-1.5 text-base text-muted hover:text-ink">
          {t("Other ways to pay")}
          <span className="sr-only">: {name}</span>
        </summary>
        <ButtonLink href={`/checkout?productId=${id}`} variant="quiet" size="small">
          {t("Pay by card, here")}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      </details>
    </>
  );
}

const TONES: Record<PlanStanding["tone"], { box: string; title: string }> = {
  success: { box: "bg-success-soft", title: "text-success" },
  info: { box: "bg-sunken", title: "text-ink" },
  danger: { box: "bg-danger-soft", title: "text-danger" },
};
