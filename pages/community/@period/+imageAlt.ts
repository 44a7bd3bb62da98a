import { t } from "../../../lib/i18n/translate.ts";
import type { PageContext } from "../../types.ts";
import type { ArchiveData } from "../../../lib/contest/community_data.ts";
import { monthName } from "../../../lib/contest/month_name.ts";

export default function imageAlt({ data }: PageContext<ArchiveData | null>): string | undefined {
  if (!data) return undefined;
  const names = data.winners.slice(0, 3).map(({ character }) => character.name);
  return t("The winners of {month}: {names}", {
    month: monthName(data.period),
    names: names.join(t(", ")),
  });
}
