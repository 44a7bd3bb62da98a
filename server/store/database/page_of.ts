/** @module One page of a longer list. A row more than fits shows whether there is another page. */
import { noPage } from "../../failures/no_page.ts";

/** A page of a list. */
export interface Page<Row> {
  /** In the order of the list. */
  rows: Row[];
  /** Where the next page begins; absent on the last one. */
  next?: string;
}

/** The first `limit` of these rows, of which `limit + 1` were read. `cursorOf` names the last one shown. */
export function pageOf<Row>(
  read: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): Page<Row> {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  return { rows, ...(read.length > limit && last && { next: cursorOf(last) }) };
}

/** The first `limit` of these rows, read no further than needed. */
export async function readPage<Row>(
  list: AsyncIterable<Row>,
  limit: number,
  cursorOf: (last: Row) => string,
): Promise<Page<Row>> {
  const read: Row[] = [];
  for await (const row of list) {
    read.push(row);
    if (read.length > limit) break;
  }
  return pageOf(read, limit, cursorOf);
}

/** The number of the last row of the page before; undefined for the first page. Throws `invalid` for other texts. */
export function idBefore(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,15}$/.test(cursor)) throw noPage();
  return Number(cursor);
}
