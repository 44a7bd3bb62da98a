/** @module The demo provider's card form, with the bank's question when there is one. */
import { type ReactNode, useRef, useState } from "react";
import type { ApiProblem } from "../../api/api.ts";
import { SubmitButton } from "../../forms/SubmitButton.tsx";
import { useForm } from "../../forms/use_form.ts";
import { WaitNotice } from "../../forms/WaitNotice.tsx";
import { DemoCard } from "../../../lib/schemas/payments.ts";
import { Alert } from "../../components/Alert.tsx";
import type { DemoCardAnswer } from "../../../lib/payments/demo_payment.ts";
import { CardFields } from "./CardFields.tsx";
import { Confirmation } from "./Confirmation.tsx";
import { fillCard } from "./fill_card.ts";
import { ASKING_CARD, declined, payByCard } from "./paying.ts";
import { TestCards } from "./TestCards.tsx";
import { t } from "../../../lib/i18n/translate.ts";

export interface DemoCardFormProps {
  /** Of the payment. */
  id: string;
  name: string;
  /** In pence. */
  amount: number;
  /** Whether the bank has asked already, before this page was loaded. */
  asked?: boolean;
  /** What the button says, and while it is busy. */
  label: string;
  busyLabel: string;
  /** Called with a payment that succeeded or stays pending. */
  onPaid: (answer: DemoCardAnswer) => void;
  /** Hears why it was not paid; true when that leads to another page. */
  onFailed?: (problem: ApiProblem) => boolean | void;
  /** Stands below the button, before the cards to try. */
  children?: ReactNode;
}

export function DemoCardForm({ asked, label, busyLabel, children, ...payment }: DemoCardFormProps) {
  const { id, onPaid, onFailed } = payment;
  const form = useForm(DemoCard, pay);
  const fields = useRef<HTMLFormElement>(null);
  /** The card whose bank waits for an answer. */
  const [waiting, setWaiting] = useState(asked ? ASKING_CARD : undefined);
  /** Why the bank's question led nowhere. */
  const [refusal, setRefusal] = useState<string>();

  async function pay(card: DemoCard): Promise<ApiProblem | "done" | void> {
    setRefusal(undefined);
    const answer = await payByCard(id, card);
    const problem = "problem" in answer
      ? answer.problem
      : answer.body.status === "declined"
      ? declined(answer.body.message)
      : undefined;
    if (problem) return onFailed?.(problem) ? undefined : problem;
    const { body } = answer as { body: DemoCardAnswer };
    if (body.status !== "needs_confirmation") return onPaid(body);
    setWaiting(card);
    return "done";
  }

  async function confirm() {
    const outcome = await pay({ ...waiting!, confirmed: true });
    if (typeof outcome === "object") refuse(outcome.message || t("Please try again."));
  }

  /** What was filled in is still there. */
  function refuse(reason: string) {
    setRefusal(reason);
    setWaiting(undefined);
  }

  return (
    <>
      {waiting && (
        <Confirmation
          {...payment}
          onConfirm={confirm}
          onDecline={() => refuse(t("You did not confirm the payment. Nothing was charged."))}
        />
      )}
      <form
        {...form.handlers}
        ref={fields}
        hidden={waiting !== undefined}
        className="grid gap-5 [[hidden]]:hidden"
      >
        {refusal && <Alert tone="destructive" title={t("Not paid")}>{refusal}</Alert>}
        <CardFields problems={form.problems} />
        <WaitNotice wait={form.wait} />
        <SubmitButton form={form} busyText={busyLabel} size="large">{label}</SubmitButton>
        {children}
        <TestCards onPick={(number) => fillCard(fields.current!, number)} />
      </form>
    </>
  );
}
