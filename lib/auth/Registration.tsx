/**
 * Opening an account, or why that is not possible here.
 *
 * @module
 */
import type { RegistrationNotice } from "../registration.ts";
import { Alert } from "../ui/Alert.tsx";
import { RegisterForm, type RegisterFormProps } from "./RegisterForm.tsx";

export function Registration(
  { notice, ...form }: RegisterFormProps & { notice: RegistrationNotice },
) {
  const refusal = refusalOf(notice);
  if (refusal) return <Alert title={refusal.title}>{refusal.text}</Alert>;
  return notice.mode === "open"
    ? <RegisterForm metaPixelId={form.metaPixelId} />
    : <RegisterForm {...form} />;
}

function refusalOf({ mode, invited }: RegistrationNotice): { title: string; text: string } | null {
  if (mode === "closed") {
    return {
      title: "Registration is closed",
      text: "No new accounts can be opened at the moment. If you have one, please sign in.",
    };
  }
  if (mode === "open" || invited) return null;
  if (invited === undefined) {
    return {
      title: "An invitation is needed",
      text: "Accounts are opened with an invitation here. If you have one, please open its link.",
    };
  }
  return {
    title: "This invitation can no longer be used",
    text: "It is used up, has ended or was revoked. Please ask for another one.",
  };
}
