/**
 * Commits, gathered: what many are about to write at the same moment goes into the database together, because
 * most of what a commit costs does not depend on how much it writes. After an outage payments arrive by the
 * hundred.
 *
 * @module
 */
import { setImmediate } from "node:timers";
import type { Operation } from "./commit.ts";

/** One's own operation, waiting for others. */
interface Waiting {
  steps: ((operation: Deno.AtomicOperation) => void)[];
  /** Every key that is checked or written. */
  keys: Set<string>;
  answer(result: { ok: boolean }): void;
  fail(reason: unknown): void;
}

/** More save little, and one that fails sends all of them their own way. */
const MOST_TOGETHER = 10;

/**
 * Operations like `kv.atomic()`. Each is whole or not at all, whoever it is written with: no two with a key in
 * common go together, and where one of several fails each is tried by itself.
 */
export function gatheredCommits(kv: Pick<Deno.Kv, "atomic">): () => Operation {
  let waiting: Waiting[] = [];

  function commitAll() {
    const all = waiting;
    waiting = [];
    for (const group of grouped(all)) commitGroup(group);
  }

  async function commitGroup(group: Waiting[]) {
    const together = group.length > 1 && await commit(group).catch(() => undefined);
    if (together && together.ok) return group.forEach(({ answer }) => answer(together));
    for (const one of group) commit([one]).then(one.answer, one.fail);
  }

  function commit(group: Waiting[]): Promise<{ ok: boolean }> {
    const operation = kv.atomic();
    for (const { steps } of group) for (const step of steps) step(operation);
    return operation.commit();
  }

  return function atomic() {
    const steps: Waiting["steps"] = [];
    const keys: Waiting["keys"] = new Set();
    function add(key: Deno.KvKey, step: Waiting["steps"][number]): Operation {
      keys.add(JSON.stringify(key));
      steps.push(step);
      return own;
    }
    const own: Operation = {
      check: (entry) => add(entry.key, (operation) => operation.check(entry)),
      set: (key, value, options) => add(key, (operation) => operation.set(key, value, options)),
      delete: (key) => add(key, (operation) => operation.delete(key)),
      commit: () =>
        new Promise((answer, fail) => {
          if (waiting.length === 0) setImmediate(commitAll);
          waiting.push({ steps, keys, answer, fail });
        }),
    };
    return own;
  };
}

/** In groups of those that have nothing in common. */
function grouped(all: Waiting[]): Waiting[][] {
  const groups: { members: Waiting[]; keys: Set<string> }[] = [];
  for (const one of all) {
    const group = groups.find(({ members, keys }) =>
      members.length < MOST_TOGETHER && keys.isDisjointFrom(one.keys)
    );
    if (group) {
      group.members.push(one);
      for (const key of one.keys) group.keys.add(key);
    } else {
      groups.push({ members: [one], keys: new Set(one.keys) });
    }
  }
  return groups.map(({ members }) => members);
}
