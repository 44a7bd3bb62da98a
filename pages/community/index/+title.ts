import { t } from "../../../lib/i18n/translate.ts";
import type { PageContext } from "../../types.ts";
import type { CommunityData } from "../../../lib/contest/community_data.ts";
import { monthName } from "../../../lib/contest/month_name.ts";

export default function title({ data }: PageContext<CommunityData>): string {
  const { tab, period, winners } = data;
  if (tab === "winners") return t("Winners of {month}", { month: monthName(winners!.period) });
  return tab === "mine"
    ? t("My Submissions")
    : t("Community Gallery, {month}", { month: monthName(period) });
}
