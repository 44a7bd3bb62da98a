/** @module Choosing a new password with a link. */
import { useEffect, useState } from "react";
import { type ApiProblem, callApi } from "../ui/api/api.ts";
import { mailedLink } from "../ui/auth/mailed_link.ts";
import { AccountPasswordField } from "../ui/forms/AccountPasswordField.tsx";
import { SubmitButton } from "../ui/forms/SubmitButton.tsx";
import { useForm } from "../ui/forms/use_form.ts";
import { WaitNotice } from "../ui/forms/WaitNotice.tsx";
import { NewPassword } from "../lib/schemas/mailed_links.ts";
import { noteSessionChange } from "../ui/session/changes.ts";
import { setUser } from "../ui/session/user_store.ts";
import { keepToast, showToast } from "../ui/toast/toast.ts";
import { Alert } from "../ui/components/Alert.tsx";
import { ButtonLink } from "../ui/components/Button.tsx";
import { msg, t } from "../lib/i18n/translate.ts";
import { Trans } from "../ui/components/Trans.tsx";

const INCOMPLETE = msg(
  "This link is not complete. Please open the whole link, or ask for a new one.",
);

export default function ResetPassword() {
  const form = useForm(NewPassword, reset);
  /** Why the link opens nothing. */
  const [ended, setEnded] = useState<string>();

  const [name, setName] = useState("");

  useEffect(() => {
    const link = mailedLink();
    setName(link.name);
    if (!link.token) setEnded(t(INCOMPLETE));
  }, []);

  async function reset({ password }: NewPassword): Promise<ApiProblem | void> {
    const body = { token: mailedLink().token, password };
    const answer = await callApi("/api/password/reset", { method: "POST", body });
    if ("problem" in answer) {
      const { problem } = answer;
      const description = problem.message || t("Please try again.");
      if (problem.status === 410) setEnded(description);
      else showToast({ title: t("Password not changed"), description, tone: "destructive" });
      return problem;
    }
    // Every session has ended, also one in this browser.
    setUser(null);
    noteSessionChange();
    keepToast({
      title: t("Password changed"),
      description: t("Please sign in with your new password."),
      tone: "success",
    });
    location.replace("/auth");
  }

  if (ended) {
    return (
      <Alert
        tone="destructive"
        title={t("This link does not work")}
        action={
          <ButtonLink href="/forgot-password" size="small">{t("Ask for a new link")}</ButtonLink>
        }
      >
        {ended}
      </Alert>
    );
  }
  return (
    <form {...form.handlers} className="grid gap-5">
      <p className="text-muted">
        {name && (
          <>
            <Trans
              text="For the account {name}."
              values={{ name: <strong className="break-words text-ink">{name}</strong> }}
            />
            {" "}
          </>
        )}
        {t("Every device that is signed in is signed out.")}
      </p>
      <AccountPasswordField
        username={name}
        which="new"
        label={t("New password")}
        showLabel={t("Show new password")}
        error={form.problems.password}
      />
      <WaitNotice wait={form.wait} />
      <SubmitButton form={form} busyText={t("Saving...")} size="large">
        {t("Save password")}
      </SubmitButton>
    </form>
  );
}
