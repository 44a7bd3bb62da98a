/** @module Opening an account. */
import { adAnswerIn } from "../../lib/ad_consent.ts";
import { type ApiProblem, callApi } from "../api/api.ts";
import { PasswordField } from "../forms/PasswordField.tsx";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { EmailField } from "../forms/EmailField.tsx";
import { UsernameField } from "../forms/UsernameField.tsx";
import { useForm } from "../forms/use_form.ts";
import { WaitNotice } from "../forms/WaitNotice.tsx";
import { RegisterRequest } from "../../lib/schemas/account.ts";
import { showToast } from "../toast/toast.ts";
import type { User } from "../../lib/user.ts";
import { reportRegistration } from "./ad_conversion.ts";
import { redirectAfterSignIn } from "./arrival.ts";
import { t } from "../../lib/i18n/translate.ts";
import { Trans } from "../components/Trans.tsx";

export interface RegisterFormProps {
  /** Absent where the site asks for none. */
  invitation?: string;
  /** Null where the site has no pixel. */
  metaPixelId: string | null;
}

export function RegisterForm({ invitation, metaPixelId }: RegisterFormProps) {
  const form = useForm(RegisterRequest, register);
  const { problems } = form;

  async function register(request: RegisterRequest): Promise<ApiProblem | void> {
    const answer = await callApi<User>("/api/register", { method: "POST", body: request });
    if ("body" in answer) {
      if (metaPixelId && adAnswerIn(document.cookie) === "allowed") {
        reportRegistration(metaPixelId, answer.body.id);
      }
      return redirectAfterSignIn(answer.body, {
        title: t("Account created"),
        description: t("Your account has been created successfully!"),
        tone: "success",
      });
    }
    showToast({
      title: t("Registration failed"),
      description: answer.problem.message || t("Could not create your account"),
      tone: "destructive",
    });
    return answer.problem;
  }

  return (
    <form {...form.handlers} className="grid gap-5">
      {invitation !== undefined && <input type="hidden" name="invitation" value={invitation} />}
      <UsernameField
        label={t("Username")}
        hint={t("3 to 32 letters and digits; _ - . are fine too.")}
        error={problems.username}
      />
      <EmailField label={t("Email")} error={problems.email} />
      <PasswordField
        which="new"
        label={t("Password")}
        showLabel={t("Show password")}
        name="password"
        error={problems.password}
      />
      <WaitNotice wait={form.wait} />
      <SubmitButton form={form} busyText={t("Creating account...")} size="large">
        {t("Create Account")}
      </SubmitButton>
      <p className="text-sm text-muted">
        <Trans
          text="By creating an account you accept the {terms}. What we keep is on the {privacy}."
          values={{
            terms: <LegalLink href="/terms" text={t("terms")} />,
            privacy: <LegalLink href="/privacy" text={t("privacy page")} />,
          }}
        />
      </p>
    </form>
  );
}

/** In a tab of its own, so that nothing typed is lost. */
function LegalLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} target="_blank" className="underline underline-offset-4 hover:text-ink">
      {text}
      <span className="sr-only">{t("(opens in a new tab)")}</span>
    </a>
  );
}
