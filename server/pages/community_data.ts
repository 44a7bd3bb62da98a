/**
 * What the community pages show.
 *
 * @module
 */
import {
  type ArchiveData,
  COMMUNITY_TABS,
  type CommunityData,
  type CommunityTab,
  type CurrentTab,
  SUBMISSIONS_PER_PAGE,
} from "../../lib/contest/community_data.ts";
import { isPeriod, lastDayOf } from "../../lib/contest/period.ts";
import { readSubmissionSort } from "../../lib/contest/submission.ts";
import type { User } from "../../lib/user.ts";
import type { Contest } from "../contest/contest.ts";

/** The chosen tab with what it needs. Throws `invalid` for an unknown cursor. */
export async function communityData(
  contest: Contest,
  query: URLSearchParams,
  user: User | null,
): Promise<CommunityData> {
  const period = contest.period();
  const tab = readTab(query.get("tab"), user);
  // Without scripts the next page is a page of its own.
  const cursor = query.get("cursor") ?? undefined;
  const paging = { limit: SUBMISSIONS_PER_PAGE, cursor };
  const tabs: Record<CommunityTab, () => Promise<Partial<CommunityData>>> = {
    current: async () => ({ current: await currentTab(contest, query, user) }),
    winners: async () => ({
      winners: { ...await contest.lastMonth(), months: await contest.months() },
    }),
    mine: async () => ({ mine: user ? await contest.own(user.id, paging) : undefined }),
  };
  return { period, votingEnds: lastDayOf(period), tab, ...await tabs[tab]() };
}

/** A closed month; null for any other text. */
export async function archiveData(contest: Contest, month: string): Promise<ArchiveData | null> {
  if (!isPeriod(month)) return null;
  const [closed, months] = await Promise.all([contest.archive(month), contest.months()]);
  return closed && { ...closed, months };
}

async function currentTab(
  contest: Contest,
  query: URLSearchParams,
  user: User | null,
): Promise<CurrentTab> {
  const sort = readSubmissionSort(query.get("sort"));
  const cursor = query.get("cursor") ?? undefined;
  const page = await contest.list({ sort, limit: SUBMISSIONS_PER_PAGE, cursor });
  const ids = page.entries.map(({ id }) => id);
  return { sort, ...page, votes: user ? await contest.votesFor(user.id, ids) : [] };
}

function readTab(name: string | null, user: User | null): CommunityTab {
  const tab = COMMUNITY_TABS.find((tab) => tab === name) ?? COMMUNITY_TABS[0];
  return tab === "mine" && !user ? COMMUNITY_TABS[0] : tab;
}
