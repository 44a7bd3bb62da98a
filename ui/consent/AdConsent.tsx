/**
 * Asks, before an account is opened, whether it may be reported to the ad platform; without a page
 * load, so that nothing typed is lost.
 *
 * @module
 */
import { useEffect, useRef, useState } from "react";
import { type AdAnswer, adConsentCookie } from "../../lib/ad_consent.ts";
import { AdConsentForm } from "./AdConsentForm.tsx";

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
    <section aria-label="Advertising" className="mt-6 border-t border-line pt-5 text-sm">
      {answer === null
        ? <AdConsentForm answer={null} onAnswer={choose} />
        : (
          <p ref={said} tabIndex={-1} className="outline-none">
            {answer === "allowed" ? "Thank you." : "That is fine. Meta learns nothing."}{" "}
            You can change your answer on the{" "}
            <a
              href="/privacy#advertising"
              className="font-semibold text-accent-ink underline underline-offset-4"
            >
              privacy page
            </a>.
          </p>
        )}
    </section>
  );
}
