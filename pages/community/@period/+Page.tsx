/** @module A closed month of the contest: who won, and how to count it again. */
import ResultCheck from "../../../islands/ResultCheck.tsx";
import Winners from "../../../islands/Winners.tsx";
import { t, tn } from "../../../lib/i18n/translate.ts";
import { communityUrl, monthUrl } from "../../../lib/contest/urls.ts";
import { monthName } from "../../../lib/contest/month_name.ts";
import { RANKING_RULE } from "../../../lib/contest/ranking.ts";
import { Trans } from "../../../ui/components/Trans.tsx";
import { formatDate } from "../../../ui/format/format_date.ts";
import { Island } from "../../../ui/islands/Island.tsx";
import { Card } from "../../../ui/components/Card.tsx";
import { EmptyState } from "../../../ui/components/EmptyState.tsx";
import type { ArchiveData } from "../../../lib/contest/community_data.ts";
import type { PageProps } from "../../types.ts";
import { MonthList } from "../MonthList.tsx";
import { StructuredData } from "../StructuredData.tsx";
import { NoContest } from "./NoContest.tsx";
import { PageHeader } from "../../../ui/components/PageHeader.tsx";

export function Page({ pageContext }: PageProps<ArchiveData | null>) {
  const { origin, data } = pageContext;
  if (!data) return <NoContest />;
  const { period, closedAt, winners, entriesCount, resultUrl, months } = data;
  const names = Object.fromEntries(winners.map(({ id, character }) => [id, character.name]));
  const title = t("Winners of {month}", { month: monthName(period) });
  return (
    <>
      <PageHeader
        title={title}
        text={
          <>
            {tn(entriesCount, "{n} cat competed.", "{n} cats competed.")}{" "}
            <Trans
              text="Closed {date}."
              values={{
                date: (
                  <time dateTime={closedAt}>
                    {formatDate(closedAt.slice(0, "YYYY-MM-DD".length))}
                  </time>
                ),
              }}
            />
          </>
        }
        back={{ href: communityUrl({ tab: "winners" }), text: t("Back to the gallery") }}
      />
      <h2 className="sr-only">{t("The places")}</h2>
      {winners.length > 0 ? <Island of={Winners} props={{ winners }} /> : (
        <Card>
          <EmptyState title={t("Nobody won this month")}>{t("No entry had any votes.")}</EmptyState>
        </Card>
      )}
      <section aria-labelledby="check" className="mt-12 grid max-w-2xl gap-4">
        <h2 id="check">{t("Count it yourself")}</h2>
        <p>
          {t(RANKING_RULE)}{" "}
          <Trans
            text="All ballots of this month are {published}. Your browser can count them again."
            values={{
              published: (
                <a href={resultUrl} className="text-accent-ink underline underline-offset-4">
                  {t("published without names")}
                </a>
              ),
            }}
          />
        </p>
        <Island of={ResultCheck} props={{ url: resultUrl, names }} />
      </section>
      <MonthList months={months} shown={period} />
      <StructuredData
        name={title}
        url={origin + monthUrl(period)}
        entries={winners}
        origin={origin}
      />
    </>
  );
}
