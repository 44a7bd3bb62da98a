/**
 * @module A payment of the demo provider without a script: the card, the bank's question, and how a pending
 * one ends.
 */
import type { RefusedForm } from "../../../lib/forms/refused_form.ts";
import { t } from "../../../lib/i18n/translate.ts";
import {
  type DemoPayment,
  demoPaymentPath,
  TEST_CARDS,
} from "../../../lib/payments/demo_payment.ts";
import { DEMO_FORMS } from "../../../lib/payments/payment_forms.ts";
import { Button, ButtonLink } from "../../../ui/components/Button.tsx";
import { PageForm, typedInto } from "../../../ui/forms/PageForm.tsx";
import { CardFields } from "../../../ui/payments/demo/CardFields.tsx";
import { ASKING_CARD } from "../../../ui/payments/demo/paying.ts";
import { formatPrice } from "../../../ui/payments/price.ts";

export interface PlainPaymentProps {
  /** Open, waiting for a confirmation, or pending. */
  payment: DemoPayment;
  refused?: RefusedForm;
}

/** Whether a script is needed for nothing in this state. */
export function hasPlainForms({ status }: DemoPayment): boolean {
  return ["open", "needs_confirmation", "pending"].includes(status);
}

export function PlainPayment({ payment, refused }: PlainPaymentProps) {
  const action = demoPaymentPath(payment.id);
  if (payment.status === "pending") return <Pending payment={payment} action={action} />;
  return (
    <div className="grid gap-6">
      {payment.status === "needs_confirmation" && <Question payment={payment} action={action} />}
      <CardForm payment={payment} action={action} refused={refused} />
      <PageForm form={DEMO_FORMS.cancel} action={action}>
        <Button type="submit" variant="quiet" className="justify-self-start">{t("Cancel")}</Button>
      </PageForm>
      <div>
        <p className="font-medium">{t("Cards to try, with any day to come and any code")}</p>
        <ul>
          {TEST_CARDS.map(({ number, ending }) => <li key={number}>{number} {t(ending)}</li>)}
        </ul>
      </div>
    </div>
  );
}

interface PartProps extends PlainPaymentProps {
  action: string;
}

function CardForm({ payment, action, refused }: PartProps) {
  const { values, problems } = typedInto(DEMO_FORMS.pay, refused);
  return (
    <PageForm form={DEMO_FORMS.pay} action={action} refused={refused}>
      <CardFields problems={problems} expiry={values.expiry} />
      <Button type="submit" size="large">
        {t("Pay {price}", { price: formatPrice(payment.amount) })}
      </Button>
    </PageForm>
  );
}

function Question({ payment, action }: PartProps) {
  return (
    <section className="grid gap-3 rounded-field border border-line bg-sunken p-5">
      <h2 className="text-xl">{t("Do you confirm this payment?")}</h2>
      <p>
        {t(
          "Your bank wants to be sure that it is you who pays {price} for {product}. With another card below it is not paid with this one.",
          { price: formatPrice(payment.amount), product: t(payment.name) },
        )}
      </p>
      <PageForm form={DEMO_FORMS.pay} action={action}>
        {Object.entries({ ...ASKING_CARD, confirmed: "true" }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <Button type="submit" className="justify-self-start">{t("Confirm payment")}</Button>
      </PageForm>
    </section>
  );
}

function Pending({ payment, action }: PartProps) {
  return (
    <div className="grid gap-5">
      <h2>{t("The payment is pending")}</h2>
      <p className="text-muted">{t("Some banks take their time. Decide for yours how it ends.")}</p>
      <div className="flex flex-wrap gap-3">
        {(["paid", "failed"] as const).map((outcome) => (
          <PageForm key={outcome} form={DEMO_FORMS.settle} action={action}>
            <input type="hidden" name="outcome" value={outcome} />
            <Button type="submit" variant="secondary">
              {outcome === "paid" ? t("Let it be paid") : t("Let it fail")}
            </Button>
          </PageForm>
        ))}
      </div>
      <ButtonLink href={payment.returnUrl} className="justify-self-start">
        {t("Back to Purrtrait")}
      </ButtonLink>
    </div>
  );
}
