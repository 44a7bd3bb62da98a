/**
 * @module A payment that needs no card any more: how it stands, and what may still become of it.
 */
import { useState } from "react";
import { type ApiProblem, callApi } from "../../api/api.ts";
import { Alert } from "../../components/Alert.tsx";
import { Button, ButtonLink } from "../../components/Button.tsx";
import type { DemoPayment, DemoPaymentStatus } from "../../../lib/payments/demo_payment.ts";
import { type PaymentAction, paymentActions } from "./payment_actions.ts";
import { msg, t } from "../../../lib/i18n/translate.ts";

export interface PaymentOutcomeProps {
  payment: DemoPayment;
  status: Settled;
  onChange: (status: DemoPaymentStatus) => void;
  /** True when the problem leads to another page. */
  onProblem: (problem: ApiProblem) => boolean;
}

/** The states without a card form. */
export type Settled = Exclude<DemoPaymentStatus, "open" | "needs_confirmation">;

export function PaymentOutcome({ payment, status, onChange, onProblem }: PaymentOutcomeProps) {
  const [busy, setBusy] = useState<PaymentAction>();
  const [word, setWord] = useState<{ tone: "success" | "destructive"; text: string }>();
  const actions = paymentActions(payment, status);

  async function act(action: PaymentAction) {
    if (busy) return;
    setBusy(action);
    const { name, body = {}, done } = action;
    const url = `/api/demo-payments/${payment.id}/${name}`;
    const answer = await callApi<{ status: DemoPaymentStatus }>(url, { method: "POST", body });
    setBusy(undefined);
    if ("body" in answer) {
      setWord({ tone: "success", text: t(done) });
      return onChange(answer.body.status);
    }
    const { problem } = answer;
    if (onProblem(problem)) return;
    setWord({ tone: "destructive", text: problem.message || t("Please try again.") });
  }

  const { title, text } = WORDS[status];
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <h2>{t(title)}</h2>
        <p className="text-muted">{t(text)}</p>
      </div>
      {word && <Alert tone={word.tone} title={word.text} />}
      <ButtonLink
        href={BOUGHT.includes(status) ? payment.returnUrl : payment.cancelUrl}
        target="_top"
        size="large"
      >
        {t("Back to Purrtrait")}
      </ButtonLink>
      {actions.length > 0 && (
        <div className="grid gap-3 border-t border-line pt-5">
          <p className="text-base text-muted">{t("What a bank would do, at your word:")}</p>
          <div className="flex flex-wrap gap-3">
            {actions.map((action) => (
              <Button
                key={action.label}
                variant="secondary"
                size="small"
                busy={busy === action}
                onClick={() => act(action)}
              >
                {t(action.label)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** From these states the way back speaks of a purchase. */
const BOUGHT: DemoPaymentStatus[] = ["pending", "paid", "overdue"];

const WORDS: Record<Settled, { title: string; text: string }> = {
  pending: {
    title: msg("The payment is pending"),
    text: msg(
      "Some banks take their time. Decide for yours how it ends, or go back and see what waiting looks like.",
    ),
  },
  paid: { title: msg("Paid"), text: msg("Thank you. You can go back to your cats.") },
  failed: {
    title: msg("The payment failed"),
    text: msg("Nothing was charged, and nothing was bought."),
  },
  canceled: { title: msg("The payment was canceled"), text: msg("Nothing was charged.") },
  refunded: {
    title: msg("The money was given back"),
    text: msg("What it brought was taken back."),
  },
  overdue: {
    title: msg("The last month was not paid"),
    text: msg("The card on file was declined. Replace it under “Cards and invoices”."),
  },
};
