/** @module Login and registration without a script: one of the two, the other is a link away. */
import { AUTH_FORMS } from "../../lib/auth/auth_forms.ts";
import type { RefusedForm } from "../../lib/forms/refused_form.ts";
import { t } from "../../lib/i18n/translate.ts";
import type { RegistrationNotice } from "../../lib/registration.ts";
import { type AuthTab, authTabUrl } from "../../ui/auth/tabs.ts";
import { Alert } from "../../ui/components/Alert.tsx";
import { Button } from "../../ui/components/Button.tsx";
import { Trans } from "../../ui/components/Trans.tsx";
import { PageForm, typedInto } from "../../ui/forms/PageForm.tsx";
import { EmailField } from "../../ui/forms/EmailField.tsx";
import { UsernameField } from "../../ui/forms/UsernameField.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";

export interface PlainAuthFormsProps {
  tab: AuthTab;
  /** The query of the page's URL. */
  query: Record<string, string>;
  registration: RegistrationNotice;
  refused?: RefusedForm;
}

export function PlainAuthForms({ tab, query, registration, refused }: PlainAuthFormsProps) {
  const isLogin = tab === "login";
  return (
    <>
      <h1 className="mb-5 text-3xl">{isLogin ? t("Welcome Back") : t("Create an Account")}</h1>
      {isLogin ? <Login action={authTabUrl(tab, query)} refused={refused} /> : (
        <Registration
          action={authTabUrl(tab, query)}
          refused={refused}
          notice={registration}
          invitation={query.invitation}
        />
      )}
      <p className="mt-5 text-center text-muted">
        {isLogin ? t("Don't have an account?") : t("Already have an account?")}{" "}
        <a
          href={authTabUrl(isLogin ? "register" : "login", query)}
          className="font-semibold text-accent-ink underline underline-offset-4 hover:decoration-2"
        >
          {isLogin ? t("Create one") : t("Sign in")}
        </a>
      </p>
      <p className="mt-4 text-center text-sm text-muted">
        {t("Passkeys, a lost password and links from e-mails need JavaScript.")}
      </p>
    </>
  );
}

interface FormProps {
  action: string;
  refused?: RefusedForm;
}

function Login({ action, refused }: FormProps) {
  const { values, problems } = typedInto(AUTH_FORMS.login, refused);
  return (
    <PageForm form={AUTH_FORMS.login} action={action} refused={refused}>
      <UsernameField
        label={t("Username or email")}
        defaultValue={values.username}
        error={problems.username}
      />
      <TextField
        label={t("Password")}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={problems.password}
      />
      <Button type="submit" size="large">{t("Sign In")}</Button>
    </PageForm>
  );
}

function Registration(
  { action, refused, notice, invitation }: FormProps & {
    notice: RegistrationNotice;
    invitation: string | undefined;
  },
) {
  const { values, problems } = typedInto(AUTH_FORMS.register, refused);
  if (notice.mode === "closed" || (notice.mode === "invitation" && !notice.invited)) {
    return (
      <Alert
        title={notice.mode === "closed"
          ? t("Registration is closed")
          : t("An invitation is needed")}
      >
        {notice.mode === "closed"
          ? t("No new accounts can be opened at the moment. If you have one, please sign in.")
          : t(
            "Accounts are opened with an invitation here. Please open the link of one that can be used.",
          )}
      </Alert>
    );
  }
  return (
    <PageForm form={AUTH_FORMS.register} action={action} refused={refused}>
      {invitation !== undefined && notice.mode === "invitation" && (
        <input type="hidden" name="invitation" value={invitation} />
      )}
      <UsernameField
        label={t("Username")}
        hint={t("3 to 32 letters and digits; _ - . are fine too.")}
        defaultValue={values.username}
        error={problems.username}
      />
      <EmailField label={t("Email")} defaultValue={values.email} error={problems.email} />
      <TextField
        label={t("Password")}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint={t("At least 8 characters. A short sentence is a good one.")}
        error={problems.password}
      />
      <Button type="submit" size="large">{t("Create Account")}</Button>
      <p className="text-sm text-muted">
        <Trans
          text="By creating an account you accept the {terms}. What we keep is on the {privacy}."
          values={{
            terms: <a href="/terms" className="underline">{t("terms")}</a>,
            privacy: <a href="/privacy" className="underline">{t("privacy page")}</a>,
          }}
        />
      </p>
    </PageForm>
  );
}
