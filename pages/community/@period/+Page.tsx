/**
 * A closed month of the contest: who won, and how to count it again.
 *
 * @module
 */
import ResultCheck from "../../../islands/ResultCheck.tsx";
import Winners from "../../../islands/Winners.tsx";
import { ActionIcon } from "../../../ui/characters/ActionIcon.tsx";
import { communityUrl, monthUrl } from "../../../lib/contest/urls.ts";
import { monthName } from "../../../lib/contest/month_name.ts";
import { RANKING_RULE } from "../../../lib/contest/ranking.ts";
import { formatDate } from "../../../ui/format/format_date.ts";
import { Island } from "../../../ui/islands/Island.tsx";
import { ButtonLink } from "../../../ui/components/Button.tsx";
import { Card } from "../../../ui/components/Card.tsx";
import { EmptyState } from "../../../ui/components/EmptyState.tsx";
import type { ArchiveData } from "../../../lib/contest/community_data.ts";
import type { PageProps } from "../../types.ts";
import { MonthList } from "../MonthList.tsx";
import { StructuredData } from "../StructuredData.tsx";
import { NoContest } from "./NoContest.tsx";

export function Page({ pageContext }: PageProps<ArchiveData | null>) {
  const { origin, data } = pageContext;
  if (!data) return <NoContest />;
  const { period, closedAt, winners, entriesCount, resultUrl, months } = data;
  const names = Object.fromEntries(winners.map(({ id, character }) => [id, character.name]));
  return (
    <>
      <ButtonLink
        href={communityUrl({ tab: "winners" })}
        variant="quiet"
        icon={<ActionIcon of="previous" />}
        className="mb-3 -ml-4"
      >
        Back to the gallery
      </ButtonLink>
      <header className="mb-8 grid gap-2">
        <h1>Winners of {monthName(period)}</h1>
        <p className="text-lg text-muted">
          {entriesCount === 1 ? "1 cat competed." : `${entriesCount} cats competed.`} Closed{" "}
          <time dateTime={closedAt}>{formatDate(closedAt.slice(0, "YYYY-MM-DD".length))}</time>.
        </p>
      </header>
      <h2 className="sr-only">The places</h2>
      {winners.length > 0 ? <Island of={Winners} props={{ winners }} /> : (
        <Card>
          <EmptyState title="Nobody won this month">No entry had any votes.</EmptyState>
        </Card>
      )}
      <section aria-labelledby="check" className="mt-12 grid max-w-2xl gap-4">
        <h2 id="check">Count it yourself</h2>
        <p>
          {RANKING_RULE} All ballots of this month are{" "}
          <a href={resultUrl} className="text-accent-ink underline underline-offset-4">
            published without names
          </a>. Your browser can count them again.
        </p>
        <Island of={ResultCheck} props={{ url: resultUrl, names }} />
      </section>
      <MonthList months={months} shown={period} />
      <StructuredData
        name={`Winners of ${monthName(period)}`}
        url={origin + monthUrl(period)}
        entries={winners}
        origin={origin}
      />
    </>
  );
}
