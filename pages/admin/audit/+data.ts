import type { AuditList } from "../../../lib/admin/admin_data.ts";
import { queryOf } from "../../query.ts";
import type { PageContext } from "../../types.ts";

export function data(pageContext: PageContext): Promise<AuditList> {
  return pageContext.load.admin!.audit(queryOf(pageContext));
}
