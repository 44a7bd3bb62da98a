/**
 * The credit statement.
 *
 * @module
 */
import CreditStatement from "../../islands/CreditStatement.tsx";
import type { StatementPage } from "../../lib/credits.ts";
import { t } from "../../lib/i18n/translate.ts";
import { Island } from "../../ui/islands/Island.tsx";
import { ButtonLink } from "../../ui/components/Button.tsx";
import { PlainStatement } from "./PlainStatement.tsx";
import type { PageProps } from "../types.ts";

export function Page({ pageContext }: PageProps<StatementPage>) {
  return (
    <>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 lg:mb-10">
        <div className="grid gap-2">
          <h1>{t("Generations statement")}</h1>
          <p className="max-w-prose text-lg text-muted">
            {t(
              "Every generation you got and spent. A picture costs 1, a photo turned into a character 2; one that fails costs nothing.",
            )}
          </p>
        </div>
        <ButtonLink href="/subscription" variant="secondary">{t("Get more")}</ButtonLink>
      </header>
      {/* The guard has sent guests away. */}
      <Island
        of={CreditStatement}
        props={{ user: pageContext.user! }}
        plain={<PlainStatement {...pageContext.data} />}
      />
    </>
  );
}
