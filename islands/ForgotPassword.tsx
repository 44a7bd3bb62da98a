/** @module Asking for a link with which a new password is chosen. */
import { useEffect, useRef, useState } from "react";
import { type ApiProblem, callApi } from "../ui/api/api.ts";
import { SubmitButton } from "../ui/forms/SubmitButton.tsx";
import { UsernameField } from "../ui/forms/UsernameField.tsx";
import { useForm } from "../ui/forms/use_form.ts";
import { WaitNotice } from "../ui/forms/WaitNotice.tsx";
import { PasswordForgotten } from "../lib/schemas/mailed_links.ts";
import { showToast } from "../ui/toast/toast.ts";
import { Button } from "../ui/components/Button.tsx";
import { t } from "../lib/i18n/translate.ts";
import { Trans } from "../ui/components/Trans.tsx";

export default function ForgotPassword() {
  const [sentFor, setSentFor] = useState<string>();
  if (sentFor !== undefined) {
    return <Sent usernameOrEmail={sentFor} onBack={() => setSentFor(undefined)} />;
  }
  return <ForgottenForm onSent={setSentFor} />;
}

function ForgottenForm({ onSent }: { onSent: (usernameOrEmail: string) => void }) {
  const form = useForm(PasswordForgotten, ask);

  async function ask(request: PasswordForgotten): Promise<ApiProblem | void> {
    const answer = await callApi("/api/password/forgot", { method: "POST", body: request });
    if ("body" in answer) return onSent(request.usernameOrEmail);
    const description = answer.problem.message || t("Please try again.");
    showToast({ title: t("No link was sent"), description, tone: "destructive" });
    return answer.problem;
  }

  return (
    <form {...form.handlers} className="grid gap-5">
      <p className="text-muted">{t("We e-mail you a link to choose a new one.")}</p>
      <UsernameField
        label={t("Username or email")}
        name="usernameOrEmail"
        error={form.problems.usernameOrEmail}
      />
      <WaitNotice wait={form.wait} />
      <SubmitButton form={form} busyText={t("Sending...")} size="large">
        {t("Send a link")}
      </SubmitButton>
    </form>
  );
}

function Sent({ usernameOrEmail, onBack }: { usernameOrEmail: string; onBack: () => void }) {
  const text = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => text.current!.focus(), []);
  return (
    <div className="grid gap-5">
      <div ref={text} tabIndex={-1} role="status" className="grid gap-3 outline-none">
        <p className="font-display text-xl font-medium">{t("Look into your mailbox")}</p>
        <p className="text-muted">
          <Trans
            text="If {name} is the username or the confirmed email of an account, a link is on its way. It works once, for one hour."
            values={{
              name: <strong className="text-ink [overflow-wrap:anywhere]">{usernameOrEmail}
              </strong>,
            }}
          />
        </p>
        <p className="text-muted">
          {t("Nothing there after some minutes? Look into your spam folder, or try your username.")}
        </p>
      </div>
      <Button variant="secondary" onClick={onBack} className="justify-self-start">
        {t("Try another name")}
      </Button>
    </div>
  );
}
