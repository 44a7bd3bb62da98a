/**
 * @module Ids that are plain numbers: 1, 2, 3 … A process takes them in blocks, so that writers do not meet
 * at one key. Whatever is left of a block when the process ends stays a gap.
 */
import { atomic, commit, orThrow } from "./commit.ts";
import { keys } from "../keys.ts";

/** Few enough for ids to stay short, many enough for a commit to be rare. */
const BLOCK = 100;

/** The next id. No id is given twice. */
export type NextId = () => Promise<number>;

/** The sequence with this name, as this process takes from it. */
export function openSequence(kv: Deno.Kv, name: string): NextId {
  let last = 0;
  let end = 0;
  let block: Promise<void> | undefined;

  async function takeBlock(): Promise<void> {
    end = await nextBlockEnd(kv, name);
    last = end - BLOCK;
  }

  return async function nextId() {
    while (last === end) {
      block ??= takeBlock().finally(() => block = undefined);
      await block;
    }
    return ++last;
  };
}

async function nextBlockEnd(kv: Deno.Kv, name: string): Promise<number> {
  const end = await commit(async () => {
    const stored = await kv.get<number>(keys.sequence(name));
    const next = (stored.value ?? 0) + BLOCK;
    return { operation: atomic(kv).check(stored).set(stored.key, next), answer: next };
  });
  return orThrow(end, `The sequence "${name}" could not be moved on.`);
}
