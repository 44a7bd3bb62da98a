/**
 * @module Commits, batched: what many are about to write at the same moment goes into the database
 * together, because most of what a commit costs does not depend on how much it writes. After an outage
 * payments arrive by the hundred, on the last day of a contest votes do.
 */
import { createBatch } from "../../concurrency/batch.ts";
import { atomic, MAX_CHECKS, MAX_MUTATIONS, type Operation } from "./commit.ts";

/** What an operation, or several that go together, does to which rows; rows by {@link nameOf}. */
interface Access {
  /** The version that each checked row must have. */
  checked: Map<string, string | null>;
  /** Set or deleted. */
  written: Set<string>;
  /** Added to: in any order the sum is the same. */
  summed: Set<string>;
  mutations: number;
}

/** An operation that waits for others. */
interface Pending extends Access {
  checks: Deno.AtomicCheck[];
  steps: ((operation: Operation) => void)[];
}

interface CommitResult {
  ok: boolean;
}

/** Operations that go together. */
interface Group extends Access {
  members: Pending[];
}

/** More save little, and one that fails sends all of them their own way. */
const MOST_TOGETHER = 10;

/**
 * Operations like those of `atomic`. Each is whole or not at all, whatever it is written with: no two go together
 * of which one writes what the other checks, writes or adds to, no group holds more than one commit may, and
 * where one of several fails each is tried by itself.
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

  function commit(members: Pending[]): Promise<CommitResult> {
    const operation = atomic(kv);
    // Those of one group agree on the version of a row, so it is checked once.
    const checks = new Map(
      members.flatMap(({ checks }) => checks).map((check) => [nameOf(check.key), check]),
    );
    operation.check(...checks.values());
    for (const { steps } of members) for (const step of steps) step(operation);
    return operation.commit();
  }

  return function batched() {
    const pending: Pending = { ...noAccess(), checks: [], steps: [] };

    function mutate(rows: Set<string>, key: Deno.KvKey, step: Pending["steps"][number]): Operation {
      pending.mutations++;
      rows.add(nameOf(key));
      pending.steps.push(step);
      return operation;
    }

    const operation: Operation = {
      check(...entries) {
        for (const entry of entries) {
          pending.checks.push(entry);
          pending.checked.set(nameOf(entry.key), entry.versionstamp);
        }
        return operation;
      },
      set: (key, value, options) =>
        mutate(pending.written, key, (together) => together.set(key, value, options)),
      delete: (key) => mutate(pending.written, key, (together) => together.delete(key)),
      sum: (key, n) => mutate(pending.summed, key, (together) => together.sum(key, n)),
      commit: () => commitBatched(pending),
    };
    return operation;
  };
}

/** In groups of those that can go together and fit into one commit. */
function grouped(all: Pending[]): Group[] {
  const groups: Group[] = [];
  for (const one of all) {
    let group = groups.find((group) => fits(group, one));
    if (!group) groups.push(group = { ...noAccess(), members: [] });
    group.members.push(one);
    group.mutations += one.mutations;
    for (const [row, version] of one.checked) group.checked.set(row, version);
    for (const row of one.written) group.written.add(row);
    for (const row of one.summed) group.summed.add(row);
  }
  return groups;
}

function fits(group: Group, one: Pending): boolean {
  if (group.members.length >= MOST_TOGETHER) return false;
  if (group.mutations + one.mutations >= MAX_MUTATIONS) return false;
  let checks = group.checked.size;
  for (const [row, version] of one.checked) {
    if (!group.checked.has(row)) checks++;
    else if (group.checked.get(row) !== version) return false;
  }
  return checks <= MAX_CHECKS && !touchesWritten(group, one) && !touchesWritten(one, group);
}

/** Whether one checks, writes or adds to a row that the other writes, or checks one that the other adds to. */
function touchesWritten({ checked, written, summed }: Access, other: Access): boolean {
  return !other.written.isDisjointFrom(written) || !other.written.isDisjointFrom(checked) ||
    !other.written.isDisjointFrom(summed) || !other.summed.isDisjointFrom(checked);
}

function noAccess(): Access {
  return { checked: new Map(), written: new Set(), summed: new Set(), mutations: 0 };
}

function nameOf(key: Deno.KvKey): string {
  return JSON.stringify(key);
}
