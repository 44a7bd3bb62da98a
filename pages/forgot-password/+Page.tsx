/** @module What to do about a forgotten password, where e-mail is sent and where it is not. */
import ForgotPassword from "../../islands/ForgotPassword.tsx";
import { t } from "../../lib/i18n/translate.ts";
import { Trans } from "../../ui/components/Trans.tsx";
import { Island } from "../../ui/islands/Island.tsx";
import { Card } from "../../ui/components/Card.tsx";
import type { PageProps } from "../types.ts";

export function Page({ pageContext }: PageProps) {
  return (
    <div className="mx-auto max-w-md pt-10">
      <Card ears>
        <h1 className="mb-5 text-3xl">{t("Forgot your password?")}</h1>
        {pageContext.sendsMail ? <Island of={ForgotPassword} props={{}} /> : <AskTheOwner />}
        <p className="mt-6 text-center">
          <a
            href="/auth"
            className="font-semibold text-accent-ink underline underline-offset-4 hover:decoration-2"
          >
            {t("Back to signing in")}
          </a>
        </p>
      </Card>
      {pageContext.sendsMail && (
        <noscript>
          <p className="mt-6">
            {t("This form needs JavaScript. Please switch it on for this site.")}
          </p>
        </noscript>
      )}
    </div>
  );
}

function AskTheOwner() {
  return (
    <div className="grid gap-3 text-muted">
      <p>
        {t(
          "This site sends no e-mail. Please ask its owner for a link to choose a new password: the owner can make one that works once, for one hour.",
        )}
      </p>
      <p>
        <Trans
          text="Have your username ready. Addresses to write to are at the {foot}."
          values={{
            foot: (
              <a
                href="#say-hello"
                className="font-semibold text-accent-ink underline underline-offset-4 hover:decoration-2"
              >
                {t("foot of this page")}
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}
