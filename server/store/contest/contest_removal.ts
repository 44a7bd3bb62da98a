/**
 * @module Taking out of the contest what belongs to an account that is gone. What is just being counted
 * stays as it is until it is counted.
 */
import { ulid } from "ulid";
import { addBoardChange } from "./board_changes.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import type { ContestRow } from "./contests.ts";
import { keys } from "../keys.ts";
import type { SubmissionRow } from "./submissions.ts";

/** `counting`: not now. */
export type Removal = "removed" | "counting" | Conflict;

/** Removes an entry. The votes of others stay theirs, and a published result as it is. */
export function removeSubmission(kv: Deno.Kv, id: number): Promise<Removal> {
  return commit<Removal>(async () => {
    const stored = await kv.get<SubmissionRow>(keys.submission(id));
    if (!stored.value) return { answer: "removed" };
    const { userId, period, characterId, status } = stored.value;
    const contest = await kv.get<ContestRow>(keys.contest(period));
    if (contest.value?.state === "closing") return { answer: "counting" };
    const operation = atomic(kv)
      .check(stored, contest)
      .delete(stored.key)
      .delete(keys.submissionByPeriod(period, id))
      .delete(keys.submissionByUser(userId, id));
    addBoardChange(kv, operation, { period, submissionIds: [id] });
    if (status === "active") operation.delete(keys.activeSubmission(period, characterId));
    return { operation, answer: "removed" };
  });
}

export interface CastVote {
  userId: number;
  period: string;
  submissionId: number;
}

/** Takes the voter's name off a vote; its rating goes on counting. */
export function anonymiseVote(
  kv: Deno.Kv,
  { userId, period, submissionId }: CastVote,
): Promise<Removal> {
  return commit<Removal>(async () => {
    const [vote, contest] = await kv.getMany<[number, ContestRow]>([
      keys.vote(submissionId, userId),
      keys.contest(period),
    ]);
    if (contest.value?.state === "closing") return { answer: "counting" };
    const operation = atomic(kv)
      .check(vote, contest)
      .delete(vote.key)
      .delete(keys.voteByUser(userId, period, submissionId));
    if (vote.value !== null) operation.set(keys.vote(submissionId, `left ${ulid()}`), vote.value);
    return { operation, answer: "removed" };
  });
}

/** Removes every report by this user. */
export async function removeReportsBy(kv: Deno.Kv, userId: number): Promise<void> {
  for await (const { key, value } of kv.list<number>({ prefix: keys.reportsByUser(userId) })) {
    await atomic(kv).delete(keys.report(value, userId)).delete(key).commit();
  }
}

/** Removes every report about this entry. */
export async function removeReportsOf(kv: Deno.Kv, submissionId: number): Promise<void> {
  for await (const { key } of kv.list({ prefix: keys.reportsOf(submissionId) })) {
    await atomic(kv).delete(key)
      .delete(keys.reportByUser(Number(key.at(-1)), submissionId))
      .commit();
  }
}
