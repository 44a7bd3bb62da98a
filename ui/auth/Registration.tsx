/** @module Opening an account, or why that is not possible here. */
import type { AdAnswer } from "../../lib/ad_consent.ts";
import { useLazy } from "../islands/use_lazy.ts";
import type { RegistrationNotice } from "../../lib/registration.ts";
import { Alert } from "../components/Alert.tsx";
import { RegisterForm, type RegisterFormProps } from "./RegisterForm.tsx";
import { t } from "../../lib/i18n/translate.ts";

export interface RegistrationProps extends RegisterFormProps {
  notice: RegistrationNotice;
  /**
   * Whether the registration may be reported to the ad platform; null where that was not answered.
   */
  adConsent: AdAnswer | null;
}

export function Registration(
  { notice, invitation, metaPixelId, adConsent }: RegistrationProps,
) {
  const refusal = refusalOf(notice);
  if (refusal) return <Alert title={refusal.title}>{refusal.text}</Alert>;
  return (
    <>
      <RegisterForm
        invitation={notice.mode === "open" ? undefined : invitation}
        metaPixelId={metaPixelId}
      />
      {metaPixelId && adConsent === null && <LateAdConsent />}
    </>
  );
}

/** Only sites with an ad platform ask, so it is loaded where they do. */
function LateAdConsent() {
  const module = useLazy(() => import("../consent/AdConsent.tsx"));
  return module && <module.AdConsent />;
}

function refusalOf({ mode, invited }: RegistrationNotice): { title: string; text: string } | null {
  if (mode === "closed") {
    return {
      title: t("Registration is closed"),
      text: t("No new accounts can be opened at the moment. If you have one, please sign in."),
    };
  }
  if (mode === "open" || invited) return null;
  if (invited === undefined) {
    return {
      title: t("An invitation is needed"),
      text: t(
        "Accounts are opened with an invitation here. If you have one, please open its link.",
      ),
    };
  }
  return {
    title: t("This invitation can no longer be used"),
    text: t("It is used up, has ended or was revoked. Please ask for another one."),
  };
}
