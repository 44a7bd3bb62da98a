import type { PageContextServer } from "vike/types";
import { monthName } from "../../../ui/contest/months.ts";

export default function description({ data }: PageContextServer): string {
  if (!data.archive) return "There is no contest at this address.";
  const { period, winners, entriesCount } = data.archive;
  const names = winners.slice(0, 3).map(({ character }) => character.name);
  const won = names.length > 0 ? ` The first places: ${names.join(", ")}.` : "";
  return `The cat contest of ${monthName(period)} with ${entriesCount} entries.${won}`;
}
