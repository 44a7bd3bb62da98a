import {
  COMMUNITY_TABS,
  type CommunityData,
  type CommunityTab,
  type CurrentTab,
  SUBMISSIONS_PER_PAGE,
} from "../../../lib/contest/community_data.ts";
import { lastDayOf } from "../../../lib/contest/period.ts";
import { readSubmissionSort } from "../../../lib/contest/submission.ts";
import { queryOf } from "../../query.ts";
import type { PageContext } from "../../types.ts";

/** The chosen tab with what it needs. */
export async function data(pageContext: PageContext): Promise<CommunityData> {
  const { load, user } = pageContext;
  const query = queryOf(pageContext);
  // Without scripts the next page is a page of its own.
  const paging = { limit: SUBMISSIONS_PER_PAGE, cursor: query.get("cursor") ?? undefined };

  async function current(): Promise<CurrentTab> {
    const sort = readSubmissionSort(query.get("sort"));
    const page = await load.submissions({ sort, ...paging });
    const ids = page.entries.map(({ id }) => id);
    return { sort, ...page, votes: user ? await load.votesFor(ids) : [] };
  }

  const tabs: Record<CommunityTab, () => Promise<Partial<CommunityData>>> = {
    current: async () => ({ current: await current() }),
    winners: async () => ({ winners: { ...await load.lastMonth(), months: await load.months() } }),
    mine: async () => ({ mine: await load.ownSubmissions(paging) }),
  };
  const period = await load.period();
  const tab = readTab(query.get("tab"), user !== null);
  return { period, votingEnds: lastDayOf(period), tab, ...await tabs[tab]() };
}

function readTab(name: string | null, signedIn: boolean): CommunityTab {
  const tab = COMMUNITY_TABS.find((tab) => tab === name) ?? COMMUNITY_TABS[0];
  return tab === "mine" && !signedIn ? COMMUNITY_TABS[0] : tab;
}
