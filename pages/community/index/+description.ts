import { t } from "../../../lib/i18n/translate.ts";
import type { PageContext } from "../../types.ts";
import type { CommunityData } from "../../../lib/contest/community_data.ts";
import { monthName } from "../../../lib/contest/month_name.ts";
import { formatDate } from "../../../ui/format/format_date.ts";

export default function description({ data }: PageContext<CommunityData>): string {
  const { tab, period, votingEnds, winners } = data;
  if (tab === "winners") {
    return t("The cats that won the contest of {month}, with their points.", {
      month: monthName(winners!.period),
    });
  }
  return t(
    "AI cat characters compete in the contest of {month}. Look at every entry, give up to five stars, or submit a cat of your own. Voting ends {date}.",
    { month: monthName(period), date: formatDate(votingEnds) },
  );
}
