import type { PageContext } from "../../types.ts";
import type { ArchiveData } from "../../../lib/contest/community_data.ts";
import { monthName } from "../../../lib/contest/month_name.ts";

export default function description({ data }: PageContext<ArchiveData | null>): string {
  if (!data) return "There is no contest at this address.";
  const { period, winners, entriesCount } = data;
  const names = winners.slice(0, 3).map(({ character }) => character.name);
  const won = names.length > 0 ? ` The first places: ${names.join(", ")}.` : "";
  return `The cat contest of ${monthName(period)} with ${entriesCount} entries.${won}`;
}
