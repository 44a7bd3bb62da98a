/** @module Signing in to an account. */
import { type ApiProblem, callApi } from "../api/api.ts";
import { PasswordField } from "../forms/PasswordField.tsx";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { UsernameField } from "../forms/UsernameField.tsx";
import { useForm } from "../forms/use_form.ts";
import { WaitNotice } from "../forms/WaitNotice.tsx";
import { LoginRequest } from "../../lib/schemas/account.ts";
import { showToast } from "../toast/toast.ts";
import type { User } from "../../lib/user.ts";
import { redirectAfterSignIn } from "./arrival.ts";
import { PasskeySignIn, suggestPasskeys } from "./PasskeySignIn.tsx";
import { t } from "../../lib/i18n/translate.ts";

export function LoginForm() {
  const form = useForm(LoginRequest, signIn);
  const { problems } = form;
  return (
    <form {...form.handlers} className="grid gap-5">
      <UsernameField
        label={t("Username or email")}
        autoComplete="username webauthn"
        onFocus={suggestPasskeys}
        error={problems.username}
      />
      <div className="grid gap-2">
        <PasswordField
          which="current"
          label={t("Password")}
          showLabel={t("Show password")}
          name="password"
          error={problems.password}
        />
        <a
          href="/forgot-password"
          className="justify-self-end py-1 text-base text-muted underline underline-offset-4 hover:text-ink"
        >
          {t("Forgot your password?")}
        </a>
      </div>
      <WaitNotice wait={form.wait} />
      <SubmitButton form={form} busyText={t("Signing in...")} size="large">
        {t("Sign In")}
      </SubmitButton>
      <PasskeySignIn />
    </form>
  );
}

async function signIn(request: LoginRequest): Promise<ApiProblem | void> {
  const answer = await callApi<User>("/api/login", { method: "POST", body: request });
  if ("body" in answer) {
    return redirectAfterSignIn(answer.body, {
      title: t("Welcome back!"),
      description: t("You're now signed in as {username}", { username: answer.body.username }),
      tone: "success",
    });
  }
  const { problem } = answer;
  const description = problem.message || t("Invalid username or password");
  showToast({ title: t("Login failed"), description, tone: "destructive" });
  // The server never says which of the two was wrong; the password is the one to type again.
  const issues = [{ path: "password", message: description }];
  return problem.status === 401 ? { ...problem, issues } : problem;
}
