/** @module Adds the whole statement up again on request. */
import { useState } from "react";
import { type ApiAnswer, callApi } from "../api/api.ts";
import type { BalanceCheck } from "../../lib/credits.ts";
import { signInAgain } from "../session/expiry.ts";
import { updateBalance } from "../session/user_store.ts";
import { Alert } from "../components/Alert.tsx";
import { Button } from "../components/Button.tsx";
import { countGenerations } from "./entry_words.ts";
import { t } from "../../lib/i18n/translate.ts";
import { Trans } from "../components/Trans.tsx";

export function BalanceCheckup() {
  const [answer, setAnswer] = useState<ApiAnswer<BalanceCheck>>();
  const [checking, setChecking] = useState(false);

  async function check() {
    setChecking(true);
    const answer = await callApi<BalanceCheck>("/api/user/credits/check");
    setChecking(false);
    if ("body" in answer) updateBalance(answer.body.available);
    if ("body" in answer || !signInAgain(answer.problem)) setAnswer(answer);
  }

  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <p className="text-base text-muted">{t("Adds up every entry again and compares.")}</p>
      <Button variant="secondary" busy={checking} onClick={check} className="justify-self-start">
        {checking ? t("Adding up...") : t("Check")}
      </Button>
      {answer && !checking && <Outcome answer={answer} />}
    </div>
  );
}

function Outcome({ answer }: { answer: ApiAnswer<BalanceCheck> }) {
  if ("problem" in answer) {
    return (
      <Alert tone="destructive" title={t("The check did not work")}>
        {answer.problem.message || t("Please try again.")}
      </Alert>
    );
  }
  const { sum, available, held, agrees } = answer.body;
  const balance = held === 0
    ? t("{available} available", { available })
    : t("{available} available and {held} held", { available, held });
  const generations = countGenerations(sum);
  if (agrees) {
    return (
      <Alert tone="success" title={t("It all adds up")}>
        {t("Your entries come to {generations}, just what you have: {balance}.", {
          generations,
          balance,
        })}
      </Alert>
    );
  }
  return (
    <Alert tone="destructive" title={t("It does not add up")}>
      <Trans
        text="Your entries come to {generations}, but you have {balance}. That is our mistake: please write to {address}."
        values={{
          generations,
          balance,
          address: (
            <a href="mailto:hello@purrtrait.example" className="underline">
              hello@purrtrait.example
            </a>
          ),
        }}
      />
    </Alert>
  );
}
