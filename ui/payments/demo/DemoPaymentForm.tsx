/** @module Our checkout's form while the demo provider takes the payments. */
import type { ApiProblem } from "../../api/api.ts";
import { ownUrl } from "../../../lib/auth/own_url.ts";
import { demoPaymentOf } from "../../../lib/payments/demo_payment.ts";
import { signInToBuy } from "../failures.ts";
import {
  arriveAfterPaying,
  CHARGED_NOW,
  PAY,
  PAYING,
  type PaymentFormProps,
  showPaymentError,
  showPaymentFailed,
} from "../payment_form.ts";
import { DemoCardForm } from "./DemoCardForm.tsx";
import { t } from "../../../lib/i18n/translate.ts";

export default function DemoPaymentForm({ product, clientSecret }: PaymentFormProps) {
  return (
    <DemoCardForm
      id={demoPaymentOf(clientSecret)}
      name={product.name}
      amount={product.price}
      label={t(PAY)}
      busyLabel={t(PAYING)}
      onPaid={({ status, returnUrl }) =>
        arriveAfterPaying(ownUrl(returnUrl), { confirmed: status === "succeeded" })}
      onFailed={explain}
    >
      <p className="text-center text-base text-muted">{t(CHARGED_NOW)}</p>
    </DemoCardForm>
  );
}

/** True when it leads to another page. */
function explain(problem: ApiProblem): boolean {
  if (signInToBuy(problem)) return true;
  if (problem.message) showPaymentFailed(problem.message);
  else showPaymentError();
  return false;
}
