import { t } from "../../../lib/i18n/translate.ts";
import type { PageContext } from "../../types.ts";
import type { ArchiveData } from "../../../lib/contest/community_data.ts";
import { monthName } from "../../../lib/contest/month_name.ts";

export default function title({ data }: PageContext<ArchiveData | null>): string {
  return data ? t("Winners of {month}", { month: monthName(data.period) }) : t("No contest found");
}
