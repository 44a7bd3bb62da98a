/**
 * @module Lists of a remote database, in batches whose answers fit into one frame of HTTP/2: what follows a
 * first frame may wait 40 ms for TCP to acknowledge it.
 */
import { serialize } from "node:v8";
import type { Connection } from "./connection.ts";

/** Of 16,384 in a frame. */
const BATCH_BYTES = 15_000;

/** While nothing is known of how large the rows are. */
const FIRST_BATCH = 20;

/** The server takes no more. */
const MAX_BATCH = 500;

/** A list that is read batch by batch, each with a deadline of its own. */
export function listInBatches<Row>(
  call: Connection["call"],
  selector: Deno.KvListSelector,
  options: Deno.KvListOptions = {},
): Deno.KvListIterator<Row> {
  let left = options.limit ?? Infinity;
  let cursor = options.cursor ?? "";
  let batch: Deno.KvEntry<Row>[] = [];
  let read = 0;
  let isEnd = false;
  let batchSize = FIRST_BATCH;

  async function readOn(): Promise<void> {
    const limit = Math.min(left, options.batchSize ?? Infinity, batchSize);
    const from = { ...options, limit, batchSize: limit, ...(cursor && { cursor }) };
    [batch, cursor] = await call(async (kv) => {
      const rows = kv.list<Row>(selector, from);
      return [await Array.fromAsync(rows), rows.cursor];
    });
    read = 0;
    if (batch.length > 0) batchSize = batchSizeFor(batch.at(-1)!);
    left -= batch.length;
    isEnd = batch.length < limit || left === 0;
  }

  const iterator: Deno.KvListIterator<Row> = {
    /** Where the rows end that have been fetched. */
    get cursor() {
      return cursor;
    },
    async next() {
      if (read === batch.length && !isEnd) await readOn();
      const row = batch[read++];
      return row ? { value: row, done: false } : { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

/** As many rows as fit when all are like this one. */
function batchSizeFor({ key, value, versionstamp }: Deno.KvEntry<unknown>): number {
  // Values are stored as they are serialized here, keys nearly as their JSON.
  const bytes = serialize(value).length + JSON.stringify(key).length + versionstamp.length;
  return Math.min(Math.max(Math.floor(BATCH_BYTES / bytes), 1), MAX_BATCH);
}
