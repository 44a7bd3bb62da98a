/** @module What an account leaves in the contest when it is deleted: nothing with its name. */
import { orConflict } from "../store/database/or_conflict.ts";
import {
  anonymiseVote,
  type Removal,
  removeReportsBy,
  removeReportsOf,
  removeSubmission,
} from "../store/contest/contest_removal.ts";
import { eachSubmissionOf } from "../store/contest/submission_lists.ts";
import { eachVoteOf } from "../store/contest/votes.ts";

/**
 * Removes a user's entries and reports, and takes their name off their votes. Throws while a month of theirs
 * is being counted; afterwards, as after a crash, it can be done again.
 */
export async function leaveContests(kv: Deno.Kv, userId: number): Promise<void> {
  await removeReportsBy(kv, userId);
  for await (const { id } of eachSubmissionOf(kv, userId)) {
    assertRemoved(await removeSubmission(kv, id));
    await removeReportsOf(kv, id);
  }
  for await (const { period, submissionId } of eachVoteOf(kv, userId)) {
    assertRemoved(await anonymiseVote(kv, { userId, period, submissionId }));
  }
}

function assertRemoved(removal: Removal): void {
  if (orConflict(removal) === "counting") throw new Error("The votes are being counted.");
}
