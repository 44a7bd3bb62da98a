/**
 * @module Long lists, page by page: `limit` and `cursor` in the query, the next page in a `Link` header.
 */
import type { Context } from "hono";
import type { Paging } from "../../lib/paging.ts";
import { Failure } from "../failures/failure.ts";
import { noPage } from "../failures/no_page.ts";
import { t } from "../../lib/i18n/translate.ts";

const DEFAULT_LIMIT = 60;
const MAX_LIMIT = 100;
/** Room for a position in a list by name. */
const MAX_CURSOR_LENGTH = 200;

/** The page a request asks for. Throws `invalid` when there can be no such page. */
export function readPaging(c: Context): Paging {
  const { limit = String(DEFAULT_LIMIT), cursor } = c.req.query();
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > MAX_LIMIT) {
    throw new Failure(
      "invalid",
      t("The limit must be a number from 1 to {max}.", { max: MAX_LIMIT }),
    );
  }
  if (cursor !== undefined && (cursor === "" || cursor.length > MAX_CURSOR_LENGTH)) {
    throw noPage();
  }
  return { limit: Number(limit), cursor };
}

/** Names the next page of the same list; nothing on the last one. */
export function linkNextPage(c: Context, { limit }: Paging, next: string | undefined): void {
  if (next === undefined) return;
  const query = new URLSearchParams({ ...c.req.query(), limit: String(limit), cursor: next });
  c.header("Link", `<${c.req.path}?${query}>; rel="next"`);
}
