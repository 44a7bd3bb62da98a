/**
 * @module The plans without a script: each is bought by a form that leads to the provider's page.
 */
import type { RefusedForm } from "../../lib/forms/refused_form.ts";
import { t, tn } from "../../lib/i18n/translate.ts";
import { PLAN_FORMS, PLANS_PAGE } from "../../lib/payments/payment_forms.ts";
import type { SubscriptionData } from "../../lib/payments/payment_data.ts";
import type { Product } from "../../lib/payments/product.ts";
import { Alert } from "../../ui/components/Alert.tsx";
import { Button, ButtonLink } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { Trans } from "../../ui/components/Trans.tsx";
import { PageForm } from "../../ui/forms/PageForm.tsx";
import { FeatureList } from "../../ui/payments/FeatureList.tsx";
import { standingOf } from "../../ui/payments/plan_standing.ts";
import { type PlanState, planState } from "../../ui/payments/plan_state.ts";
import { creditsOf, FEATURES, OFFERS } from "../../ui/payments/plan_words.ts";
import { Price } from "../../ui/payments/Price.tsx";
import { PurchaseTable } from "../../ui/payments/PurchaseTable.tsx";

export interface PlainPlansProps extends SubscriptionData {
  /** Whether the person has turned back at the provider's page. */
  canceled: boolean;
  refused?: RefusedForm;
}

export function PlainPlans(props: PlainPlansProps) {
  const { products, subscriptions, balance, returned, demoPayments, canceled, refused } = props;
  const bought = products.find(({ id }) => id === returned?.kind);
  return (
    <div className="grid gap-8">
      {refused && <Alert tone="destructive" title={refused.message} />}
      {bought && returned?.state === "paid" && (
        <Alert tone="success" title={t("Payment successful")}>
          {tn(
            bought.generationCredits,
            "{product} is yours: {n} generation has been added to your balance.",
            "{product} is yours: {n} generations have been added to your balance.",
            { product: t(bought.name) },
          )}
        </Alert>
      )}
      {bought && returned?.state === "confirming" && (
        <Alert
          title={t("Your payment is being confirmed")}
          action={
            <ButtonLink href="" variant="secondary" size="small">{t("Check again")}</ButtonLink>
          }
        >
          {tn(
            bought.generationCredits,
            "{product}: your generation arrives as soon as your bank has confirmed it.",
            "{product}: your {n} generations arrive as soon as your bank has confirmed it.",
            { product: t(bought.name) },
          )}
        </Alert>
      )}
      {canceled && <Alert title={t("Your payment was canceled. No charges were made.")} />}
      <p className="text-lg">
        <Trans
          text={tn(
            balance.available,
            "You have {n} generation left.",
            "You have {n} generations left.",
            { n: "{n}" },
          )}
          values={{ n: <strong>{balance.available}</strong> }}
        />
      </p>
      <div className="grid gap-6 lg:grid-cols-3">
        {products.map((product) => (
          <Plan key={product.id} product={product} plan={planState(product.id, subscriptions)} />
        ))}
      </div>
      <Card as="section" aria-labelledby="plain-purchases" className="grid gap-4">
        <h2 id="plain-purchases">{t("Your Subscriptions")}</h2>
        <PurchaseTable purchases={subscriptions} products={products} demoPayments={demoPayments} />
        {subscriptions.length > 0 && (
          <PlanForm form={PLAN_FORMS.portal}>{t("Cards and invoices")}</PlanForm>
        )}
      </Card>
    </div>
  );
}

function Plan({ product, plan }: { product: Product; plan: PlanState }) {
  const standing = plan.state === "offered" ? undefined : standingOf(product, plan);
  return (
    <Card as="article" className="flex flex-col gap-5">
      <div className="grid gap-2">
        <h2 className="text-2xl">{t(product.name)}</h2>
        <Price product={product} />
      </div>
      <FeatureList
        features={[creditsOf(product), ...FEATURES[product.type].map((each) => t(each))]}
      />
      <div className="mt-auto grid gap-2 pt-1">
        {standing
          ? (
            <>
              <p className="font-display font-medium">{standing.title}</p>
              <p>{standing.text}</p>
              {standing.can.includes("replace card") && (
                <PlanForm form={PLAN_FORMS.portal}>{t("Replace the card")}</PlanForm>
              )}
              {standing.can.includes("resume") && (
                <PlanForm form={PLAN_FORMS.resume}>{t("Resume plan")}</PlanForm>
              )}
              {standing.can.includes("cancel") && (
                <PlanForm form={PLAN_FORMS.cancel}>{t("Cancel plan")}</PlanForm>
              )}
            </>
          )
          : <PlanForm form={PLAN_FORMS.buy} product={product}>{t(OFFERS[product.type])}</PlanForm>}
      </div>
    </Card>
  );
}

/** One button. */
export function PlanForm(
  { form, product, children }: { form: string; product?: Product; children: string },
) {
  return (
    <PageForm form={form} action={PLANS_PAGE} className="grid justify-items-start">
      {product && <input type="hidden" name="product" value={product.id} />}
      <Button type="submit" variant={product ? "primary" : "secondary"}>{children}</Button>
    </PageForm>
  );
}
