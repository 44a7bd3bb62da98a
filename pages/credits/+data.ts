import { STATEMENT_PAGE_SIZE, type StatementPage } from "../../lib/credits.ts";
import { queryOf } from "../query.ts";
import type { PageContext } from "../types.ts";

export async function data(pageContext: PageContext): Promise<StatementPage> {
  const cursor = queryOf(pageContext).get("cursor") ?? undefined;
  return await pageContext.load.statement({ limit: STATEMENT_PAGE_SIZE, cursor });
}
