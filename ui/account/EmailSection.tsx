/**
 * @module The e-mail of the account: which one counts, which one waits to be confirmed, and changing it.
 */
import { useRef, useState } from "react";
import { type ApiProblem, callApi } from "../api/api.ts";
import type { EmailState } from "../../lib/email_state.ts";
import { AccountPasswordField } from "../forms/AccountPasswordField.tsx";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { EmailField } from "../forms/EmailField.tsx";
import { useForm } from "../forms/use_form.ts";
import { WaitNotice } from "../forms/WaitNotice.tsx";
import { EmailChange } from "../../lib/schemas/account_changes.ts";
import { useResource } from "../session/use_resource.ts";
import { showToast } from "../toast/toast.ts";
import { Alert } from "../components/Alert.tsx";
import { Badge } from "../components/Badge.tsx";
import { Button } from "../components/Button.tsx";
import { LoadState } from "../components/LoadState.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { showFailure } from "../session/failure.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

export interface EmailSectionProps {
  /** So that password managers know whose password it is. */
  username: string;
  /** Whether this site sends e-mail, so that an address can be confirmed. */
  sendsMail: boolean;
}

export function EmailSection({ username, sendsMail }: EmailSectionProps) {
  const email = useResource<EmailState>("/api/account/email");
  const { value, change } = email;
  return (
    <AccountSection
      title={t("Your email")}
      text={sendsMail
        ? t("Sign in with it, and get a new password there should you lose yours.")
        : t("You can sign in with it. This site sends no e-mail.")}
    >
      <LoadState of={email} failure={t("Your email could not be loaded")}>
        <Skeleton className="h-14" />
      </LoadState>
      {value && <Addresses state={value} sendsMail={sendsMail} />}
      <ChangeForm username={username} onChanged={(email) => change(() => email)} />
    </AccountSection>
  );
}

function Addresses({ state, sendsMail }: { state: EmailState; sendsMail: boolean }) {
  const { email, verified, pending } = state;
  const [sending, setSending] = useState(false);
  /** The address whose owner has still to confirm it. */
  const waiting = sendsMail ? pending ?? (verified ? null : email) : null;

  async function resend() {
    setSending(true);
    const answer = await callApi("/api/account/email/verification", { method: "POST" });
    setSending(false);
    if ("body" in answer) {
      return showToast({
        title: t("Link sent"),
        description: t("Look into the mailbox of {email}.", { email: waiting! }),
        tone: "success",
      });
    }
    showFailure(answer.problem, { title: msg("No link was sent") });
  }

  return (
    <div className="grid gap-3">
      {email && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-display font-medium [overflow-wrap:anywhere]">{email}</span>
          {verified && <Badge tone="success">{t("Confirmed")}</Badge>}
        </p>
      )}
      {waiting && (
        <Alert
          tone="warning"
          title={
            <span className="[overflow-wrap:anywhere]">
              {t("{email} is not confirmed yet", { email: waiting! })}
            </span>
          }
          action={
            <Button variant="secondary" size="small" busy={sending} onClick={resend}>
              {t("Send the link again")}
            </Button>
          }
        >
          {t("Open the link in the letter we sent there.")}
        </Alert>
      )}
    </div>
  );
}

function ChangeForm(
  { username, onChanged }: { username: string; onChanged: (state: EmailState) => void },
) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm(EmailChange, changeEmail);

  async function changeEmail(values: EmailChange): Promise<ApiProblem | "done"> {
    const answer = await callApi<EmailState>("/api/account/email", {
      method: "POST",
      body: values,
    });
    if ("problem" in answer) {
      const { problem } = answer;
      showFailure(problem, { title: msg("Email not changed") });
      return problem;
    }
    element.current!.reset();
    onChanged(answer.body);
    const { pending } = answer.body;
    showToast(
      pending
        ? {
          title: t("One more step"),
          description: t("Open the link we have sent to {email}.", { email: pending }),
          tone: "success",
        }
        : {
          title: t("Email changed"),
          description: t("It is {email} now.", { email: answer.body.email! }),
          tone: "success",
        },
    );
    return "done";
  }

  return (
    <form {...form.handlers} ref={element} className="grid max-w-md gap-5">
      <EmailField label={t("New email")} error={form.problems.email} />
      <AccountPasswordField
        username={username}
        label={t("Password")}
        showLabel={t("Show password")}
        error={form.problems.password}
      />
      <WaitNotice wait={form.wait} />
      <SubmitButton form={form} busyText={t("Changing...")} className="justify-self-start">
        {t("Change Email")}
      </SubmitButton>
    </form>
  );
}
