import type { PageContext } from "../../types.ts";
import type { ArchiveData } from "../../../lib/contest/community_data.ts";
import { monthCardUrl } from "../../../lib/contest/urls.ts";

export default function image({ data }: PageContext<ArchiveData | null>): string | undefined {
  return data && data.winners.length > 0 ? monthCardUrl(data.period) : undefined;
}
