/**
 * @module The plan in the demo's customer portal: how it stands, another card for it, its end and return.
 */
import { useRef, useState } from "react";
import { type ApiProblem, callApi } from "../ui/api/api.ts";
import { Alert } from "../ui/components/Alert.tsx";
import { Button } from "../ui/components/Button.tsx";
import { SubmitButton } from "../ui/forms/SubmitButton.tsx";
import { useForm } from "../ui/forms/use_form.ts";
import { formatDay } from "../ui/format/format_date.ts";
import { CardFields } from "../ui/payments/demo/CardFields.tsx";
import { fillCard } from "../ui/payments/demo/fill_card.ts";
import { TestCards } from "../ui/payments/demo/TestCards.tsx";
import { signInAgain } from "../ui/session/expiry.ts";
import { keepToast } from "../ui/toast/toast.ts";
import type { DemoBillingPlan } from "../lib/payments/demo_payment.ts";
import { DemoCard } from "../lib/schemas/payments.ts";
import { msg, t } from "../lib/i18n/translate.ts";

export default function DemoBillingPanel({ plan }: { plan: DemoBillingPlan }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const form = useForm(DemoCard, replaceCard);
  const fields = useRef<HTMLFormElement>(null);

  async function replaceCard(card: DemoCard): Promise<ApiProblem | void> {
    const url = `/api/demo-payments/${plan.paymentId}/card`;
    const answer = await callApi(url, { method: "POST", body: card });
    if ("body" in answer) return showAgain(t("The card has been replaced"));
    if (!signInAgain(answer.problem)) return answer.problem;
  }

  async function change() {
    setBusy(true);
    const what = plan.isEnding ? "resume" : "cancel";
    const answer = await callApi(`/api/subscription/${what}`, { method: "POST" });
    if ("body" in answer) return showAgain(plan.isEnding ? t("Plan resumed") : t("Plan canceled"));
    setBusy(false);
    if (!signInAgain(answer.problem)) setTrouble(answer.problem.message || t("Please try again."));
  }

  return (
    <>
      <Standing plan={plan} />
      {trouble && <Alert tone="destructive" title={trouble} />}
      {/* An overdue plan ends at once: the page of the plans asks before it does. */}
      {plan.state === "running" && (
        <div>
          <Button variant="secondary" size="small" busy={busy} onClick={change}>
            {plan.isEnding ? t("Resume plan") : t("Cancel plan")}
          </Button>
        </div>
      )}
      <form {...form.handlers} ref={fields} className="grid gap-5 border-t border-line pt-5">
        <h3 className="text-lg">{t("Replace the card")}</h3>
        <CardFields problems={form.problems} />
        <SubmitButton form={form} busyText={t("Replacing...")}>{t("Replace card")}</SubmitButton>
        <TestCards onPick={(number) => fillCard(fields.current!, number)} />
      </form>
    </>
  );
}

/** Payments of older versions do not say which card it was. */
const STANDING = {
  card: {
    pastDue: msg(
      "It is tried again in the next days by the card ending in {last4}. Another card pays it at once.",
    ),
    unpaid: msg(
      "It is not tried again by the card ending in {last4}. Another card pays it at once.",
    ),
    running: msg("The next month is paid on {day}, by the card ending in {last4}."),
  },
  unknownCard: {
    pastDue: msg(
      "It is tried again in the next days by the card it was bought with. Another card pays it at once.",
    ),
    unpaid: msg(
      "It is not tried again by the card it was bought with. Another card pays it at once.",
    ),
    running: msg("The next month is paid on {day}, by the card it was bought with."),
  },
};

function Standing({ plan: { state, card, paidUntil, isEnding } }: { plan: DemoBillingPlan }) {
  const words = STANDING[card ? "card" : "unknownCard"];
  const values = { day: formatDay(paidUntil), last4: card?.last4 ?? "" };
  if (state === "past_due") {
    return (
      <Alert tone="destructive" title={t("The last payment failed")}>
        {t(words.pastDue, values)}
      </Alert>
    );
  }
  if (state === "unpaid") {
    return (
      <Alert tone="destructive" title={t("The last payment failed")}>
        {t(words.unpaid, values)}
      </Alert>
    );
  }
  if (isEnding) {
    return <p>{t("It is canceled and ends on {day}. Nothing more will be charged.", values)}</p>;
  }
  return <p>{t(words.running, values)}</p>;
}

/** The page as it is now. */
function showAgain(title: string): void {
  keepToast({ title, tone: "success" });
  location.reload();
}
