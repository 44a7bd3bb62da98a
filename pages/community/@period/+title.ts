import type { PageContextServer } from "vike/types";
import { monthName } from "../../../ui/contest/months.ts";

export default function title({ data }: PageContextServer): string {
  return data.archive ? `Winners of ${monthName(data.archive.period)}` : "No contest found";
}
