import type { PageContextServer } from "vike/types";
import { monthName } from "../../../ui/contest/months.ts";

export default function title({ data }: PageContextServer): string {
  const { tab, period, winners } = data.community!;
  if (tab === "winners") return `Winners of ${monthName(winners!.period)}`;
  return tab === "mine" ? "My Submissions" : `Community Gallery, ${monthName(period)}`;
}
