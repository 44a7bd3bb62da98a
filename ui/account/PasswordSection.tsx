/** @module Choosing a new password. */
import { useRef } from "react";
import { type ApiProblem, callApi } from "../api/api.ts";
import { AccountPasswordField } from "../forms/AccountPasswordField.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { useForm } from "../forms/use_form.ts";
import { WaitNotice } from "../forms/WaitNotice.tsx";
import { PasswordChange } from "../../lib/schemas/account_changes.ts";
import { showToast } from "../toast/toast.ts";
import { AccountSection } from "./AccountSection.tsx";
import { showFailure } from "../session/failure.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

export interface PasswordSectionProps {
  /** So that password managers know whose password it is. */
  username: string;
  /** Called when every other session has ended with the old password. */
  onChanged: () => void;
}

export function PasswordSection({ username, onChanged }: PasswordSectionProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm(PasswordChange, changePassword);
  const { problems } = form;

  async function changePassword(change: PasswordChange): Promise<ApiProblem | "done"> {
    const answer = await callApi("/api/account/password", { method: "POST", body: change });
    if ("problem" in answer) {
      const { problem } = answer;
      showFailure(problem, { title: msg("Password not changed") });
      return problem;
    }
    element.current!.reset();
    onChanged();
    showToast({
      title: t("Password changed"),
      description: t("Every other device has been signed out."),
      tone: "success",
    });
    return "done";
  }

  return (
    <AccountSection
      title={t("Change your password")}
      text={t("Every other device is signed out when you do.")}
    >
      <form {...form.handlers} ref={element} className="grid max-w-md gap-5">
        <AccountPasswordField
          username={username}
          label={t("Current password")}
          showLabel={t("Show current password")}
          name="currentPassword"
          error={problems.currentPassword}
        />
        <PasswordField
          which="new"
          label={t("New password")}
          showLabel={t("Show new password")}
          name="newPassword"
          error={problems.newPassword}
        />
        <WaitNotice wait={form.wait} />
        <SubmitButton form={form} busyText={t("Changing...")} className="justify-self-start">
          {t("Change Password")}
        </SubmitButton>
      </form>
    </AccountSection>
  );
}
