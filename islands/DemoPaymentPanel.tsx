/** @module The demo provider's own page of a payment: its card form, or how the payment stands. */
import { useEffect, useState } from "react";
import { type ApiProblem, callApi } from "../ui/api/api.ts";
import type { DemoPayment } from "../lib/payments/demo_payment.ts";
import { DemoCardForm } from "../ui/payments/demo/DemoCardForm.tsx";
import { PaymentOutcome } from "../ui/payments/demo/PaymentOutcome.tsx";
import { postToParent } from "../ui/payments/frame_messages.ts";
import { formatPrice } from "../ui/payments/price.ts";
import { signInAgain } from "../ui/session/expiry.ts";
import { Alert } from "../ui/components/Alert.tsx";
import { Button } from "../ui/components/Button.tsx";
import { t } from "../lib/i18n/translate.ts";

export interface DemoPaymentPanelProps {
  payment: DemoPayment;
  /** Whether it is shown in a frame of another page. */
  embedded: boolean;
}

export default function DemoPaymentPanel({ payment, embedded }: DemoPaymentPanelProps) {
  const { id, name, amount } = payment;
  const [status, setStatus] = useState(payment.status);
  const [canceling, setCanceling] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  // The back button may bring the page back as it was before it was paid.
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pageshow", renew);
    return () => removeEventListener("pageshow", renew);
  }, []);

  /** The payment has done its part; the way back skips it. */
  function leave(url: string) {
    if (embedded) postToParent({ payment: "left", url });
    else location.replace(url);
  }

  function signIn(problem: ApiProblem): boolean {
    if (problem.status !== 401) return false;
    if (embedded) postToParent({ payment: "signed-out" });
    else signInAgain(problem);
    return true;
  }

  /** What is wrong with the card is shown at its fields. */
  function explain(problem: ApiProblem) {
    setTrouble(problem.issues.length > 0 ? undefined : problem.message || t("Please try again."));
    return signIn(problem);
  }

  async function cancel() {
    setCanceling(true);
    const answer = await callApi<{ returnUrl: string }>(`/api/demo-payments/${id}/cancel`, {
      method: "POST",
    });
    if ("body" in answer) return leave(answer.body.returnUrl);
    setCanceling(false);
    explain(answer.problem);
  }

  if (status !== "open" && status !== "needs_confirmation") {
    return (
      <PaymentOutcome payment={payment} status={status} onChange={setStatus} onProblem={signIn} />
    );
  }
  return (
    <div className="grid gap-5">
      {trouble && <Alert tone="destructive" title={t("Not paid")}>{trouble}</Alert>}
      <DemoCardForm
        id={id}
        name={name}
        amount={amount}
        asked={status === "needs_confirmation"}
        label={t("Pay {price}", { price: formatPrice(amount) })}
        busyLabel={t("Paying...")}
        onPaid={({ status, returnUrl }) =>
          status === "pending" ? setStatus("pending") : leave(returnUrl)}
        onFailed={explain}
      >
        <Button variant="quiet" busy={canceling} onClick={cancel}>
          {canceling ? t("Canceling...") : t("Cancel")}
        </Button>
      </DemoCardForm>
    </div>
  );
}
