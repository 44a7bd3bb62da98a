/** @module This month: the end of voting, the order of the entries, and the entries. */
import CurrentContest from "../../../islands/CurrentContest.tsx";
import { communityUrl } from "../../../lib/contest/urls.ts";
import type { CommunityData, CurrentTab } from "../../../lib/contest/community_data.ts";
import { monthName } from "../../../lib/contest/month_name.ts";
import { SUBMISSION_SORTS, type SubmissionSort } from "../../../lib/contest/submission.ts";
import { msg, t, tn } from "../../../lib/i18n/translate.ts";
import { Trans } from "../../../ui/components/Trans.tsx";
import { formatDate } from "../../../ui/format/format_date.ts";
import { Island } from "../../../ui/islands/Island.tsx";
import type { User } from "../../../lib/user.ts";
import { CrownedCat } from "./CrownedCat.tsx";

export interface CurrentContestTabProps {
  data: CommunityData;
  current: CurrentTab;
  user: User | null;
}

export function CurrentContestTab({ data, current, user }: CurrentContestTabProps) {
  const { period, votingEnds } = data;
  const { sort, total } = current;
  return (
    <section aria-labelledby="month" className="grid gap-6">
      <header className="relative overflow-hidden rounded-card bg-accent-soft px-5 py-6 sm:px-8 sm:py-7">
        <h2 id="month" className="relative max-sm:max-w-56">
          <span className="block text-[clamp(1.75rem,1.3rem+2vw,2.5rem)]">{monthName(period)}</span>
          {" "}
          <span className="mt-1 block text-lg font-medium text-accent-ink">
            <Trans
              text="Voting ends {date}"
              values={{ date: <time dateTime={votingEnds}>{formatDate(votingEnds)}</time> }}
            />
          </span>
        </h2>
        <p className="relative mt-1">
          {total === 0
            ? t("The stage is free.")
            : tn(total, "One cat competes so far.", "{n} cats compete.")}
        </p>
        <CrownedCat className="absolute right-3 -bottom-5 w-28 max-[23rem]:hidden sm:right-10 sm:w-40" />
      </header>
      {total > 1 && <Sorts chosen={sort} />}
      <Island of={CurrentContest} props={{ first: current, user }} />
    </section>
  );
}

function Sorts({ chosen }: { chosen: SubmissionSort }) {
  return (
    <nav aria-label={t("Order")} className="flex flex-wrap items-center gap-1">
      {SUBMISSION_SORTS.map((sort) => (
        <a
          key={sort}
          href={communityUrl({ sort })}
          aria-current={sort === chosen ? "true" : undefined}
          className="flex min-h-9 items-center rounded-full border border-transparent px-4 font-display font-medium text-muted no-underline hover:bg-sunken hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent-ink forced-colors:aria-[current]:border-current"
        >
          {t(SORTS[sort].name)}
        </a>
      ))}
      <span className="px-4 text-sm text-muted">{t(SORTS[chosen].meaning)}</span>
    </nav>
  );
}

const SORTS: Record<SubmissionSort, { name: string; meaning: string }> = {
  discover: { name: msg("Discover"), meaning: msg("Cats that few have seen come first") },
  top: { name: msg("Top"), meaning: msg("Most points first") },
  new: { name: msg("New"), meaning: msg("Newest first") },
};
