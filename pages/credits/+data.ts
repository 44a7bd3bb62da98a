import { STATEMENT_PAGE_SIZE, type StatementPage } from "../../lib/credits.ts";
import { queryOf } from "../query.ts";
import type { PageContext } from "../types.ts";

/** Entries are named by ULIDs. */
const ENTRY_NAME = /^[0-9A-Z]{26}$/;

/** The page that the URL asks for; the first one where it asks for none that can be. */
export async function data(pageContext: PageContext): Promise<StatementPage> {
  const cursor = queryOf(pageContext).get("cursor") ?? "";
  return await pageContext.load.statement({
    limit: STATEMENT_PAGE_SIZE,
    cursor: ENTRY_NAME.test(cursor) ? cursor : undefined,
  });
}
