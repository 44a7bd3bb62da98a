/** @module What is kept, for how long, and who sees it. It ships no script. */
import { t } from "../../lib/i18n/translate.ts";
import { AdConsentForm } from "../../ui/consent/AdConsentForm.tsx";
import { Card } from "../../ui/components/Card.tsx";
import type { LegalData } from "../../lib/legal.ts";
import { LegalText } from "../legal/LegalText.tsx";
import type { PageProps } from "../types.ts";
import { chaptersFor } from "./chapters.ts";

export function Page({ pageContext }: PageProps<LegalData>) {
  const { data, adConsent } = pageContext;
  const { facts, ownText } = data;
  return (
    <>
      <LegalText
        title={t("Privacy")}
        introduction={t("What this site keeps about you, for how long, and who sees it.")}
        chapters={chaptersFor(facts)}
        ownText={ownText}
      />
      {facts.reportsToAdPlatform && (
        <Card as="section" id="advertising" aria-label={t("Advertising")} className="mt-6">
          <h2 className="mb-3">{t("Advertising")}</h2>
          <AdConsentForm answer={adConsent ?? null} />
        </Card>
      )}
    </>
  );
}
