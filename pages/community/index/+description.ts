import type { PageContext } from "../../types.ts";
import type { CommunityData } from "../../../lib/contest/community_data.ts";
import { monthName } from "../../../lib/contest/month_name.ts";
import { formatDate } from "../../../ui/format/format_date.ts";

export default function description({ data }: PageContext<CommunityData>): string {
  const { tab, period, votingEnds, winners } = data;
  if (tab === "winners") {
    return `The cats that won the contest of ${monthName(winners!.period)}, with their points.`;
  }
  return `AI cat characters compete in the contest of ${monthName(period)}. Look at every entry, ` +
    `give up to five stars, or submit a cat of your own. Voting ends ${formatDate(votingEnds)}.`;
}
