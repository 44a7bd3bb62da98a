/**
 * One page of a longer list. A row more than fits shows whether there is another page.
 *
 * @module
 */

export interface Page<Row> {
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
