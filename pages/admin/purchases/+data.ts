import type { PurchaseList } from "../../../lib/admin/admin_data.ts";
import { queryOf } from "../../query.ts";
import type { PageContext } from "../../types.ts";

export function data(pageContext: PageContext): Promise<PurchaseList> {
  return pageContext.load.admin!.purchases(queryOf(pageContext));
}
