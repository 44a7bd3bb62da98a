/**
 * @module Where the link for a lost password leads. Its secret stands behind the #, so the server never
 * sees it here.
 */
import ResetPassword from "../../islands/ResetPassword.tsx";
import { t } from "../../lib/i18n/translate.ts";
import { Island } from "../../ui/islands/Island.tsx";
import { Card } from "../../ui/components/Card.tsx";

export function Page() {
  return (
    <div className="mx-auto max-w-md pt-10">
      <Card ears>
        <h1 className="mb-5 text-3xl">{t("Choose a new password")}</h1>
        <Island of={ResetPassword} props={{}} />
      </Card>
      <noscript>
        <p className="mt-6">
          {t("Choosing a password needs JavaScript. Please switch it on for this site.")}
        </p>
      </noscript>
    </div>
  );
}
