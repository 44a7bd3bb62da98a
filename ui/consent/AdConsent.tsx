/**
 * @module Asks, before an account is opened, whether it may be reported to the ad platform; without a page
 * load, so that nothing typed is lost.
 */
import { useEffect, useRef, useState } from "react";
import { type AdAnswer, adConsentCookie } from "../../lib/ad_consent.ts";
import { AdConsentForm } from "./AdConsentForm.tsx";
import { t } from "../../lib/i18n/translate.ts";
import { Trans } from "../components/Trans.tsx";

export function AdConsent() {
  const [answer, setAnswer] = useState<AdAnswer | null>(null);
  const said = useRef<HTMLParagraphElement>(null);

  // The buttons are gone: the focus goes where they were.
  useEffect(() => said.current?.focus(), [answer]);

  function choose(answer: AdAnswer) {
    document.cookie = adConsentCookie(answer, { secure: location.protocol === "https:" });
    setAnswer(answer);
  }

  return (
    <section aria-label={t("Advertising")} className="mt-6 border-t border-line pt-5 text-sm">
      {answer === null
        ? <AdConsentForm answer={null} onAnswer={choose} />
        : (
          <p ref={said} tabIndex={-1} className="outline-none">
            {answer === "allowed" ? t("Thank you.") : t("That is fine. Meta learns nothing.")}{" "}
            <Trans
              text="You can change your answer on the {page}."
              values={{
                page: (
                  <a
                    href="/privacy#advertising"
                    className="font-semibold text-accent-ink underline underline-offset-4"
                  >
                    {t("privacy page")}
                  </a>
                ),
              }}
            />
          </p>
        )}
    </section>
  );
}
