import type { PageContext } from "../../types.ts";
import type { CommunityData } from "../../../lib/contest/community_data.ts";
import { monthName } from "../../../lib/contest/month_name.ts";

export default function title({ data }: PageContext<CommunityData>): string {
  const { tab, period, winners } = data;
  if (tab === "winners") return `Winners of ${monthName(winners!.period)}`;
  return tab === "mine" ? "My Submissions" : `Community Gallery, ${monthName(period)}`;
}
