import type { AccountList } from "../../../../lib/admin/admin_data.ts";
import { queryOf } from "../../../query.ts";
import type { PageContext } from "../../../types.ts";

export function data(pageContext: PageContext): Promise<AccountList> {
  return pageContext.load.admin!.accounts(queryOf(pageContext));
}
