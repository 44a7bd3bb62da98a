/**
 * Voting for entries.
 *
 * @module
 */
import type { Period } from "../../lib/contest/period.ts";
import type { VoteAnswer } from "../../lib/contest/submission.ts";
import { done } from "../characters/characters.ts";
import { Failure } from "../failure.ts";
import { castVote, type NoVote, readTally } from "../store/votes.ts";
import type { Boards } from "./boards.ts";
import { noSubmission, over } from "./entering.ts";
import type { VotingGate } from "./voting_limits.ts";

export interface VotingParts {
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
  address: string;
}

/** Casts a vote. Throws a `Failure`. */
export async function vote(
  { kv, now, boards, gate }: VotingParts,
  { submissionId, userId, rating, address }: Vote,
): Promise<VoteAnswer> {
  gate.pass(userId, address);
  // Read before the vote is cast: the board then lacks this vote for certain, and gets it once.
  const { board } = await boards.current();
  const cast = done(await castVote(kv, { submissionId, userId, rating, now }));
  if (typeof cast === "string") throw refusal(cast);
  const points = board.period === cast.period ? board.vote(submissionId, rating) : undefined;
  return { submissionId, rating, voteCount: points ?? await readPoints(kv, cast, submissionId) };
}

/** For an entry that has come from another process, or a month that has just begun. */
async function readPoints(kv: Deno.Kv, { period }: { period: Period }, id: number) {
  return (await readTally(kv, { period, id })).points;
}

function refusal(reason: NoVote): Failure {
  if (reason === "absent") return noSubmission();
  if (reason === "over") return over();
  if (reason === "own") return new Failure("forbidden", "You cannot vote for your own submission.");
  if (reason === "taken") {
    return new Failure("conflict", "You have already voted for this submission.");
  }
  return new Failure("conflict", "This submission was withdrawn.");
}
