/**
 * Voting for entries.
 *
 * @module
 */
import type { VoteAnswer } from "../../lib/contest/submission.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import { Failure } from "../failures/failure.ts";
import { castVote, type NoVote } from "../store/contest/votes.ts";
import { votes } from "../telemetry/metrics.ts";
import type { Boards } from "./boards.ts";
import { noSubmission, over } from "./entering.ts";
import type { VotingGate } from "./voting_limits.ts";

export interface VotingDeps {
  kv: Deno.Kv;
  now: () => Date;
  boards: Boards;
  gate: VotingGate;
}

export interface Vote {
  submissionId: number;
  userId: number;
  /** 1 to 5. */
  rating: number;
  /** Where the request comes from. */
  clientAddress: string;
}

/**
 * Casts a vote. Throws `notFound`, `forbidden` for the voter's own entry, `conflict` after a vote
 * or a withdrawal, `rateLimited`.
 */
export async function vote(
  { kv, now, boards, gate }: VotingDeps,
  { submissionId, userId, rating, clientAddress }: Vote,
): Promise<VoteAnswer> {
  gate.pass(userId, clientAddress);
  // Read before the vote is cast: the board then lacks this vote for certain, and gets it once.
  await boards.opened();
  const cast = orConflict(await castVote(kv, { submissionId, userId, rating, now }));
  if (typeof cast === "string") throw refusal(cast);
  votes.add(1);
  const voteCount = await boards.vote(cast.period, { submissionId, rating });
  return { submissionId, rating, voteCount };
}

function refusal(reason: NoVote): Failure {
  if (reason === "notFound") return noSubmission();
  if (reason === "over") return over();
  if (reason === "own") return new Failure("forbidden", "You cannot vote for your own submission.");
  if (reason === "taken") {
    return new Failure("conflict", "You have already voted for this submission.");
  }
  return new Failure("conflict", "This submission was withdrawn.");
}
