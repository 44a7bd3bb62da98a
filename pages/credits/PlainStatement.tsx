/** @module The credit statement without a script: older entries are on pages of their own. */
import type { StatementPage } from "../../lib/credits.ts";
import { t } from "../../lib/i18n/translate.ts";
import { ButtonLink } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { BalanceFigures } from "../../ui/credits/BalanceFigures.tsx";
import { Entries } from "../../ui/credits/Entries.tsx";

export function PlainStatement({ entries, next, ...balance }: StatementPage) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-8">
      <Card as="section" aria-labelledby="plain-balance" className="grid gap-5">
        <h2 id="plain-balance">{t("What you have")}</h2>
        <BalanceFigures {...balance} />
        <p className="border-t border-line pt-5 text-base text-muted">
          {t("Adding every entry up again needs JavaScript. Please switch it on for this site.")}
        </p>
      </Card>
      <Card as="section" aria-labelledby="plain-entries" className="grid content-start gap-4">
        <h2 id="plain-entries">{t("How it came to that")}</h2>
        <Entries entries={entries} />
        {next && (
          <ButtonLink
            href={`?cursor=${next}`}
            variant="secondary"
            size="small"
            className="justify-self-center"
          >
            {t("Older entries")}
          </ButtonLink>
        )}
      </Card>
    </div>
  );
}
