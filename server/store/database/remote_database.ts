/**
 * A remote database as the store uses it: every call has a deadline, and a commit whose answer was lost is
 * recognised.
 *
 * When the connection breaks between a commit and its answer, Deno sends the commit again, and its checks then
 * fail because of its own first try. So each commit with checks writes a mark, and one that was not acknowledged
 * looks for its mark before it counts as failed.
 *
 * @module
 */
import { HOUR_MS } from "../../time/durations.ts";
import { createCommitMarks } from "./commit_marks.ts";
import type { Connection } from "./connection.ts";
import { DatabaseAway } from "../../failures/database_away.ts";

/** Far longer than any commit; only tidies up after processes that have ended. */
const MARK_LIFE_MS = HOUR_MS;

/** What is left of the 3 s in which a request is to be answered. */
const LAST_LOOK_LIMIT_MS = 500;

/** Rows of a list fetched in one go, unless the list says otherwise. */
const BATCH = 100;

type Committed = Deno.KvCommitResult | Deno.KvCommitError;

/** The database at the end of this connection. Every call may throw a `DatabaseAway`. */
export function remoteDatabase(connection: Connection): Deno.Kv {
  const marks = createCommitMarks();

  /** For what may be done twice. */
  async function call<Answer>(make: (kv: Deno.Kv) => Promise<Answer>): Promise<Answer> {
    try {
      return await connection.call(make);
    } catch (error) {
      if (!isCutOff(error)) throw error;
      return await connection.call(make);
    }
  }

  async function commitMarked(
    operation: Deno.AtomicOperation,
    commit: () => Promise<Committed>,
  ): Promise<Committed> {
    const mark = marks.take();
    operation.set(mark.key, mark.value, { expireIn: MARK_LIFE_MS });
    const result = await connection.call(commit).catch((error: unknown) => {
      if (error instanceof DatabaseAway || isCutOff(error)) return error;
      throw error;
    });
    if (result instanceof DatabaseAway) {
      // It may still be on its way, so its mark is not used again.
      const stored = await connection.call((kv) => kv.get(mark.key), LAST_LOOK_LIMIT_MS);
      if (stored.value !== mark.value) throw result;
      return { ok: true, versionstamp: stored.versionstamp! };
    }
    const isAcknowledged = !(result instanceof Error) && result.ok;
    const stored = isAcknowledged ? undefined : await call((kv) => kv.get(mark.key));
    marks.giveBack(mark);
    if (isAcknowledged) return result;
    return stored?.value === mark.value
      ? { ok: true, versionstamp: stored.versionstamp! }
      : { ok: false };
  }

  return {
    get: (...parameters) => call((kv) => kv.get(...parameters)),
    getMany: (...parameters) => call((kv) => kv.getMany(...parameters)),
    set: (...parameters) => call((kv) => kv.set(...parameters)),
    delete: (...parameters) => call((kv) => kv.delete(...parameters)),
    list: (...parameters) => listed(connection, ...parameters),
    watch: (...parameters) => connection.handle.watch(...parameters),
    enqueue: refuseQueues,
    listenQueue: refuseQueues,
    commitVersionstamp: () => connection.handle.commitVersionstamp(),
    close: connection.close,
    [Symbol.dispose]: connection.close,
    atomic() {
      const operation = connection.handle.atomic();
      const check = operation.check.bind(operation);
      const commit = operation.commit.bind(operation);
      let isChecked = false;
      return Object.assign(operation, {
        check(...checks: Deno.AtomicCheck[]) {
          isChecked = true;
          return check(...checks);
        },
        commit: () => isChecked ? commitMarked(operation, commit) : call(commit),
      });
    },
  };
}

/** A list each of whose batches has a deadline. */
function listed<Row>(
  { handle, call }: Connection,
  selector: Deno.KvListSelector,
  options: Deno.KvListOptions = {},
): Deno.KvListIterator<Row> {
  const batchSize = options.batchSize ?? Math.min(options.limit ?? BATCH, BATCH);
  const rows = handle.list<Row>(selector, { ...options, batchSize });
  let read = 0;
  const iterator = {
    get cursor() {
      return rows.cursor;
    },
    // The other rows of a batch come with its first.
    next: () => read++ % batchSize === 0 ? call(() => rows.next()) : rows.next(),
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

/** Whether the connection broke while the answer came: what was asked for was done. */
function isCutOff(error: unknown): error is Error {
  return error instanceof Error && /KV Connect failed to (read|decode)/.test(error.message);
}

/** No remote database has queues. */
function refuseQueues(): Promise<never> {
  return Promise.reject(new Error("A remote database has no queues."));
}
