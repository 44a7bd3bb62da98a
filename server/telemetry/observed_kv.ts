/** @module The database, with every call measured. */
import { measureCall } from "./measure_call.ts";
import { kvDuration } from "./metrics.ts";
import { markFailed, openSpan } from "./spans.ts";

/** The same database; closing one closes the other. */
export function observedKv(kv: Deno.Kv): Deno.Kv {
  const observed: Pick<Deno.Kv, "get" | "getMany" | "set" | "delete" | "list" | "atomic"> = {
    get: (key, options) => call("get", () => kv.get(key, options)),
    getMany: (keys, options) => call("getMany", () => kv.getMany(keys, options)),
    set: (key, value, options) => call("set", () => kv.set(key, value, options)),
    delete: (key) => call("delete", () => kv.delete(key)),
    list: (selector, options) => observedList(kv.list(selector, options)),
    atomic() {
      const operation = kv.atomic();
      const commit = operation.commit.bind(operation);
      operation.commit = () => call("commit", commit, ({ ok }) => ok ? "ok" : "conflict");
      return operation;
    },
  };
  return new Proxy(kv, {
    get(_, name) {
      if (Object.hasOwn(observed, name)) return Reflect.get(observed, name);
      const value = Reflect.get(kv, name);
      return typeof value === "function" ? value.bind(kv) : value;
    },
  });
}

function call<T>(
  operation: string,
  work: () => Promise<T>,
  outcomeOf?: (result: T) => string,
): Promise<T> {
  return measureCall({
    duration: kvDuration,
    labels: [operation],
    span: `kv ${operation}`,
    attributes: { "db.system.name": "deno-kv", "db.operation.name": operation },
    outcomeOf,
  }, work);
}

/** Measured from its beginning to its end, or until the reader has enough. */
function observedList<T>(rows: Deno.KvListIterator<T>): Deno.KvListIterator<T> {
  const startedAt = performance.now();
  const span = openSpan("kv list", { "db.system.name": "deno-kv", "db.operation.name": "list" });
  const next = rows.next.bind(rows);
  let ended = false;

  function end(outcome: string, error?: unknown): void {
    if (ended) return;
    ended = true;
    kvDuration.record((performance.now() - startedAt) / 1000, "list", outcome);
    if (span && error) markFailed(span, error);
    span?.end();
  }

  return Object.assign(rows, {
    async next() {
      try {
        const row = await next();
        if (row.done) end("ok");
        return row;
      } catch (error) {
        end("failed", error);
        throw error;
      }
    },
    return() {
      end("ok");
      return Promise.resolve({ done: true as const, value: undefined });
    },
  });
}
