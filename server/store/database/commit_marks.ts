/**
 * @module Marks by which a commit is recognised. A mark lies in a place of this process; a place is used
 * again once its commit is known to have ended, so that there are never more of them than commits at once.
 */
import { ulid } from "ulid";
import { keys } from "../keys.ts";

export interface CommitMark {
  key: Deno.KvKey;
  /** Of this commit alone. */
  value: number;
}

export interface CommitMarks {
  take(): CommitMark;
  /** Its commit has ended: whatever is found at its place from now on belongs to a later one. */
  giveBack(mark: CommitMark): void;
}

/** The marks of this process. */
export function createCommitMarks(): CommitMarks {
  const process = ulid();
  const free: Deno.KvKey[] = [];
  let places = 0;
  let commits = 0;

  return {
    take: () => ({ key: free.pop() ?? keys.commitMark(process, ++places), value: ++commits }),
    giveBack: ({ key }) => void free.push(key),
  };
}
