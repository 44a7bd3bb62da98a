/**
 * A payment that needs no card any more: how it stands, and what may still become of it.
 *
 * @module
 */
import { useState } from "react";
import { type ApiProblem, callApi } from "../../api/api.ts";
import { Alert } from "../../components/Alert.tsx";
import { Button, ButtonLink } from "../../components/Button.tsx";
import type { DemoPayment, DemoPaymentStatus } from "../../../lib/payments/demo_payment.ts";
import { type PaymentAction, paymentActions } from "./payment_actions.ts";

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
      setWord({ tone: "success", text: done });
      return onChange(answer.body.status);
    }
    const { problem } = answer;
    if (onProblem(problem)) return;
    setWord({ tone: "destructive", text: problem.message || "Please try again." });
  }

  const { title, text } = WORDS[status];
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <h2>{title}</h2>
        <p className="text-muted">{text}</p>
      </div>
      {word && <Alert tone={word.tone} title={word.text} />}
      <ButtonLink
        href={BOUGHT.includes(status) ? payment.returnUrl : payment.cancelUrl}
        target="_top"
        size="large"
      >
        Back to Purrtrait
      </ButtonLink>
      {actions.length > 0 && (
        <div className="grid gap-3 border-t border-line pt-5">
          <p className="text-base text-muted">What a bank would do, at your word:</p>
          <div className="flex flex-wrap gap-3">
            {actions.map((action) => (
              <Button
                key={action.label}
                variant="secondary"
                size="small"
                busy={busy === action}
                onClick={() => act(action)}
              >
                {action.label}
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
    title: "The payment is pending",
    text:
      "Some banks take their time. Decide for yours how it ends, or go back and see what waiting looks like.",
  },
  paid: { title: "Paid", text: "Thank you. You can go back to your cats." },
  failed: { title: "The payment failed", text: "Nothing was charged, and nothing was bought." },
  canceled: { title: "The payment was canceled", text: "Nothing was charged." },
  refunded: { title: "The money was given back", text: "What it brought was taken back." },
  overdue: {
    title: "The last month was not paid",
    text: "The card on file was declined. Replace it under “Cards and invoices”.",
  },
};
