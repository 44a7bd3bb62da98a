import type { AdminReports } from "../../../../lib/admin/admin_data.ts";
import { queryOf } from "../../../query.ts";
import type { PageContext } from "../../../types.ts";

export function data(pageContext: PageContext): Promise<AdminReports> {
  return pageContext.load.admin!.reports(queryOf(pageContext));
}
