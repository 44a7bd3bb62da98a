/** @module The credit statement. */
import CreditStatement from "../../islands/CreditStatement.tsx";
import type { StatementPage } from "../../lib/credits.ts";
import { t } from "../../lib/i18n/translate.ts";
import { Island } from "../../ui/islands/Island.tsx";
import { ButtonLink } from "../../ui/components/Button.tsx";
import { PlainStatement } from "./PlainStatement.tsx";
import type { PageProps } from "../types.ts";
import { PageHeader } from "../../ui/components/PageHeader.tsx";

export function Page({ pageContext }: PageProps<StatementPage>) {
  return (
    <>
      <PageHeader
        title={t("Generations statement")}
        text={t(
          "Every generation you got and spent. A picture costs 1, a photo turned into a character 2; one that fails costs nothing.",
        )}
      >
        <ButtonLink href="/subscription" variant="secondary">{t("Get more")}</ButtonLink>
      </PageHeader>
      {/* The guard has sent guests away. */}
      <Island
        of={CreditStatement}
        props={{ user: pageContext.user! }}
        plain={<PlainStatement {...pageContext.data} />}
      />
    </>
  );
}
