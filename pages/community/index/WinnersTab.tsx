/** @module The winners of last month, and the way to all months before it. */
import Winners from "../../../islands/Winners.tsx";
import type { WinnersTab as WinnersData } from "../../../lib/contest/community_data.ts";
import { monthUrl } from "../../../lib/contest/urls.ts";
import { monthName } from "../../../lib/contest/month_name.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { Island } from "../../../ui/islands/Island.tsx";
import { ButtonLink } from "../../../ui/components/Button.tsx";
import { Card } from "../../../ui/components/Card.tsx";
import { EmptyState } from "../../../ui/components/EmptyState.tsx";
import { MonthList } from "../MonthList.tsx";

export function WinnersTab({ period, winners, counting, months }: WinnersData) {
  return (
    <section aria-labelledby="month" className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h2 id="month">{monthName(period)}</h2>
        {months.includes(period) && (
          <ButtonLink href={monthUrl(period)} variant="secondary" size="small">
            {t("How it was counted")}
          </ButtonLink>
        )}
      </header>
      {winners.length > 0 ? <Island of={Winners} props={{ winners }} /> : (
        <Card>
          <EmptyState
            title={counting
              ? t("The votes are being counted")
              : t("No winners from previous month")}
          >
            {counting
              ? t("Please look again in a minute.")
              : t("The crown is waiting for this month's best cat.")}
          </EmptyState>
        </Card>
      )}
      <MonthList months={months} />
    </section>
  );
}
