/** @module Voting for entries. */
import type { VoteAnswer } from "../../lib/contest/submission.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import { Failure } from "../failures/failure.ts";
import { castVote, type VoteFacts, type VoteStore } from "../store/contest/votes.ts";
import { votes } from "../telemetry/metrics.ts";
import type { Boards } from "./boards.ts";
import { contestOver, noSubmission } from "./submitting.ts";
import type { VotingGate } from "./voting_limits.ts";
import { t } from "../../lib/i18n/translate.ts";

/** What voting needs. */
export interface VotingDeps {
  /** Reads and commits; votes that come at the same moment share them. */
  store: VoteStore;
  /** The clock. */
  now: () => Date;
  /** Where the points are shown. */
  boards: Boards;
  /** How often people may vote. */
  gate: VotingGate;
}

/** A vote as it is given. */
export interface Vote {
  /** The submission's number. */
  submissionId: number;
  /** The user who votes. */
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
  { store, now, boards, gate }: VotingDeps,
  { submissionId, userId, rating, clientAddress }: Vote,
): Promise<VoteAnswer> {
  gate.pass(userId, clientAddress);
  // Read before the vote is cast: the board then lacks this vote for certain, and gets it once.
  await boards.opened();
  const casting = { submissionId, userId, rating, now };
  const { period } = orConflict(
    await castVote(store, casting, (facts) => assertMayVote(userId, facts)),
  );
  votes.add(1);
  const voteCount = await boards.vote(period, { submissionId, rating });
  return { submissionId, rating, voteCount };
}

function assertMayVote(
  userId: number,
  { submission, hasUser, isOpen, earlier }: VoteFacts,
): void {
  if (!submission || submission.hidden || !hasUser) throw noSubmission();
  if (submission.userId === userId) {
    throw new Failure("forbidden", t("You cannot vote for your own submission."));
  }
  if (submission.status === "withdrawn") {
    throw new Failure("conflict", t("This submission was withdrawn."));
  }
  if (!isOpen) throw contestOver();
  if (earlier !== null) {
    throw new Failure("conflict", t("You have already voted for this submission."));
  }
}
