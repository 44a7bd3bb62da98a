/**
 * @module A remote database as the store uses it: every call has a deadline, and a commit whose answer was
 * lost is recognised.
 *
 * When the connection breaks between a commit and its answer, Deno sends the commit again, and its checks then
 * fail because of its own first try. So each commit with checks writes a mark, and one that was not acknowledged
 * looks for its mark before it counts as failed.
 */
import { HOUR_MS } from "../../../lib/durations.ts";
import { createCommitMarks } from "./commit_marks.ts";
import type { Connection } from "./connection.ts";
import { DatabaseAway } from "../../failures/database_away.ts";
import { listInBatches } from "./list_in_batches.ts";

/** Far longer than any commit; only tidies up after processes that have ended. */
const MARK_LIFE_MS = HOUR_MS;

/** What is left of the 3 s in which a request is to be answered. */
const LAST_LOOK_LIMIT_MS = 500;

const NO_QUEUES = "A remote database has no queues.";

/** A part of an atomic operation. */
type Step = (operation: Deno.AtomicOperation) => unknown;

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

  async function commitMarked(steps: readonly Step[]): Promise<Committed> {
    const mark = marks.take();
    const marking: Step = (operation) =>
      operation.set(mark.key, mark.value, { expireIn: MARK_LIFE_MS });
    const result = await connection.call(committing([...steps, marking]))
      .catch((error: unknown) => {
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
    list: (...parameters) => listInBatches(call, ...parameters),
    watch: (...parameters) => connection.handle.watch(...parameters),
    enqueue: refuseQueues,
    listenQueue: refuseQueues,
    commitVersionstamp: () => connection.handle.commitVersionstamp(),
    close: connection.close,
    [Symbol.dispose]: connection.close,
    atomic: () =>
      recorded((steps, isChecked) => isChecked ? commitMarked(steps) : call(committing(steps))),
  };
}

/** An operation that is made when it is committed, with the handle that is free then. */
function recorded(
  commit: (steps: readonly Step[], isChecked: boolean) => Promise<Committed>,
): Deno.AtomicOperation {
  const steps: Step[] = [];
  let isChecked = false;
  function add(step: Step): Deno.AtomicOperation {
    steps.push(step);
    return operation;
  }
  const operation: Deno.AtomicOperation = {
    check(...checks) {
      isChecked = true;
      return add((made) => made.check(...checks));
    },
    mutate: (...mutations) => add((made) => made.mutate(...mutations)),
    sum: (key, n) => add((made) => made.sum(key, n)),
    min: (key, n) => add((made) => made.min(key, n)),
    max: (key, n) => add((made) => made.max(key, n)),
    set: (key, value, options) => add((made) => made.set(key, value, options)),
    delete: (key) => add((made) => made.delete(key)),
    enqueue() {
      throw new Error(NO_QUEUES);
    },
    commit: () => commit(steps, isChecked),
  };
  return operation;
}

function committing(steps: readonly Step[]): (kv: Deno.Kv) => Promise<Committed> {
  return (kv) => {
    const operation = kv.atomic();
    for (const step of steps) step(operation);
    return operation.commit();
  };
}

/** Whether the connection broke while the answer came: what was asked for was done. */
function isCutOff(error: unknown): error is Error {
  return error instanceof Error && /KV Connect failed to (read|decode)/.test(error.message);
}

/** No remote database has queues. */
function refuseQueues(): Promise<never> {
  return Promise.reject(new Error(NO_QUEUES));
}
