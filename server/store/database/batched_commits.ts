/**
 * Commits, batched: what many are about to write at the same moment goes into the database together, because
 * most of what a commit costs does not depend on how much it writes. After an outage payments arrive by the
 * hundred.
 *
 * Measured by `deno task bench payments`, from the webhook to the credit, as a part of the bare commits of the
 * same run: 65 to 81 % and more with batches, 33 % in both runs without.
 *
 * @module
 */
import { createBatch } from "../../concurrency/batch.ts";
import { atomic, MAX_CHECKS, MAX_MUTATIONS, type Operation } from "./commit.ts";

/** An operation that waits for others. */
interface Pending {
  steps: ((operation: Operation) => void)[];
  checks: number;
  mutations: number;
  /** Every key that is checked or written. */
  keys: Set<string>;
}

interface CommitResult {
  ok: boolean;
}

/** Operations that go together. */
interface Group extends Pick<Pending, "checks" | "mutations" | "keys"> {
  members: Pending[];
}

/** More save little, and one that fails sends all of them their own way. */
const MOST_TOGETHER = 10;

/**
 * Operations like those of `atomic`. Each is whole or not at all, whatever it is written with: no two with a
 * key in common go together, no group holds more than one commit may, and where one of several fails each is
 * tried by itself.
 */
export function batchedCommits(kv: { atomic(): Operation }): () => Operation {
  const commitBatched = createBatch((all: Pending[]): Promise<CommitResult>[] => {
    const results = new Map<Pending, Promise<CommitResult>>();
    for (const { members } of grouped(all)) {
      const together = members.length > 1 ? commit(members).catch(() => undefined) : undefined;
      for (const one of members) results.set(one, resultOf(one, together));
    }
    return all.map((one) => results.get(one)!);
  });

  async function resultOf(
    one: Pending,
    together: Promise<CommitResult | undefined> | undefined,
  ): Promise<CommitResult> {
    const result = await together;
    return result?.ok ? result : await commit([one]);
  }

  function commit(group: Pending[]): Promise<CommitResult> {
    const operation = atomic(kv);
    for (const { steps } of group) for (const step of steps) step(operation);
    return operation.commit();
  }

  return function batched() {
    const steps: Pending["steps"] = [];
    const keys: Pending["keys"] = new Set();
    let checks = 0;
    let mutations = 0;

    function mutate(key: Deno.KvKey, step: Pending["steps"][number]): Operation {
      mutations++;
      keys.add(JSON.stringify(key));
      steps.push(step);
      return operation;
    }

    const operation: Operation = {
      check(...entries) {
        checks += entries.length;
        for (const { key } of entries) keys.add(JSON.stringify(key));
        steps.push((together) => together.check(...entries));
        return operation;
      },
      set: (key, value, options) => mutate(key, (together) => together.set(key, value, options)),
      delete: (key) => mutate(key, (together) => together.delete(key)),
      sum: (key, n) => mutate(key, (together) => together.sum(key, n)),
      commit: () => commitBatched({ steps, checks, mutations, keys }),
    };
    return operation;
  };
}

/** In groups of those that have nothing in common and fit into one commit. */
function grouped(all: Pending[]): Group[] {
  const groups: Group[] = [];
  for (const one of all) {
    const group = groups.find((group) => fits(group, one));
    if (group) {
      group.members.push(one);
      group.checks += one.checks;
      group.mutations += one.mutations;
      for (const key of one.keys) group.keys.add(key);
    } else {
      const { checks, mutations, keys } = one;
      groups.push({ members: [one], checks, mutations, keys: new Set(keys) });
    }
  }
  return groups;
}

function fits(group: Group, { checks, mutations, keys }: Pending): boolean {
  return group.members.length < MOST_TOGETHER && group.checks + checks <= MAX_CHECKS &&
    group.mutations + mutations < MAX_MUTATIONS && group.keys.isDisjointFrom(keys);
}
