/**
 * Choosing a new password with a link.
 *
 * @module
 */
import { useEffect, useState } from "react";
import { type ApiProblem, callApi } from "../ui/api/api.ts";
import { mailedLink } from "../ui/auth/mailed_link.ts";
import { PasswordField } from "../ui/forms/PasswordField.tsx";
import { SubmitButton } from "../ui/forms/SubmitButton.tsx";
import { useForm } from "../ui/forms/use_form.ts";
import { WaitNotice } from "../ui/forms/WaitNotice.tsx";
import { NewPassword } from "../lib/schemas/mailed_links.ts";
import { noteSessionChange } from "../ui/session/changes.ts";
import { setUser } from "../ui/session/user_store.ts";
import { keepToast, showToast } from "../ui/toast/toast.ts";
import { Alert } from "../ui/components/Alert.tsx";
import { ButtonLink } from "../ui/components/Button.tsx";

const INCOMPLETE = "This link is not complete. Please open the whole link, or ask for a new one.";

export default function ResetPassword() {
  const form = useForm(NewPassword, reset);
  /** Why the link opens nothing. */
  const [ended, setEnded] = useState<string>();

  const [name, setName] = useState("");

  useEffect(() => {
    const link = mailedLink();
    setName(link.name);
    if (!link.token) setEnded(INCOMPLETE);
  }, []);

  async function reset({ password }: NewPassword): Promise<ApiProblem | void> {
    const body = { token: mailedLink().token, password };
    const answer = await callApi("/api/password/reset", { method: "POST", body });
    if ("problem" in answer) {
      const { problem } = answer;
      const description = problem.message || "Please try again.";
      if (problem.status === 410) setEnded(description);
      else showToast({ title: "Password not changed", description, tone: "destructive" });
      return problem;
    }
    // Every session has ended, also one in this browser.
    setUser(null);
    noteSessionChange();
    keepToast({
      title: "Password changed",
      description: "Please sign in with your new password.",
      tone: "success",
    });
    location.replace("/auth");
  }

  if (ended) {
    return (
      <Alert
        tone="destructive"
        title="This link does not work"
        action={<ButtonLink href="/forgot-password" size="small">Ask for a new link</ButtonLink>}
      >
        {ended}
      </Alert>
    );
  }
  return (
    <form {...form.handlers} className="grid gap-5">
      <p className="text-muted">
        {name
          ? (
            <>
              For the account <strong className="break-words text-ink">{name}</strong>.{" "}
            </>
          )
          : null}Every device that is signed in is signed out.
      </p>
      <input type="text" autoComplete="username" value={name} readOnly hidden />
      <PasswordField
        which="new"
        label="New password"
        name="password"
        error={form.problems.password}
      />
      <WaitNotice wait={form.wait} />
      <SubmitButton form={form} busyText="Saving..." size="large">Save password</SubmitButton>
    </form>
  );
}
