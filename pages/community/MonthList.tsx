/** @module The closed months, each with its own page. */
import { t } from "../../lib/i18n/translate.ts";
import { FeedLink } from "../../ui/components/FeedLink.tsx";
import { WINNERS_ALTERNATE } from "../../lib/feeds.ts";
import { monthUrl } from "../../lib/contest/urls.ts";
import { monthName } from "../../lib/contest/month_name.ts";
import type { Period } from "../../lib/contest/period.ts";
import { Badge } from "../../ui/components/Badge.tsx";

/** Nothing as long as no month is closed. */
export function MonthList({ months, shown }: { months: readonly Period[]; shown?: Period }) {
  if (months.length === 0) return null;
  return (
    <nav aria-labelledby="months" className="mt-6 border-t border-line pt-6">
      <h2 id="months" className="mb-3 text-lg">{t("All contests so far")}</h2>
      <ul className="flex flex-wrap gap-2">
        {months.map((month) => (
          <li key={month}>
            {month === shown
              ? <Badge tone="accent" className="min-h-9">{monthName(month)}</Badge>
              : <Badge href={monthUrl(month)} className="min-h-9">{monthName(month)}</Badge>}
          </li>
        ))}
      </ul>
      <FeedLink
        {...WINNERS_ALTERNATE}
        title={t(WINNERS_ALTERNATE.title)}
        className="mt-4"
      />
    </nav>
  );
}
