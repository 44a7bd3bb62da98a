import { t, tn } from "../../../lib/i18n/translate.ts";
import type { PageContext } from "../../types.ts";
import type { ArchiveData } from "../../../lib/contest/community_data.ts";
import { monthName } from "../../../lib/contest/month_name.ts";

export default function description({ data }: PageContext<ArchiveData | null>): string {
  if (!data) return t("There is no contest at this address.");
  const { period, winners, entriesCount } = data;
  const names = winners.slice(0, 3).map(({ character }) => character.name);
  const contest = tn(
    entriesCount,
    "The cat contest of {month} with {n} entry.",
    "The cat contest of {month} with {n} entries.",
    { month: monthName(period) },
  );
  if (names.length === 0) return contest;
  return `${contest} ${t("The first places: {names}.", { names: names.join(t(", ")) })}`;
}
