/** @module Entries of the monthly contest as responses show them. */
import type { SavedCharacter } from "../character.ts";
import type { Period } from "./period.ts";

/** An entry as all visitors see it. */
export interface Submission {
  /** The submission's number. */
  id: number;
  /** The character's number. */
  characterId: number;
  /** The account it belongs to. */
  userId: number;
  /** Whose it is. */
  username: string;
  /** What was submitted. */
  character: SavedCharacter;
  /** What its owner wrote about it. */
  description?: string;
  /** Whether it takes part, or its owner has withdrawn it. */
  status: "active" | "withdrawn";
  /** The month it was submitted in. */
  contestPeriod: Period;
  /** Its points: the sum of all ratings. */
  voteCount: number;
  /** Whether it is among the winners of its month. */
  isWinner: boolean;
  /** Its place, once the month is closed and it is among the winners. */
  rank?: number;
  /** ISO 8601. */
  submittedAt: string;
}

/** An entry as its owner sees it. */
export interface OwnSubmission extends Omit<Submission, "character"> {
  /** Null when the character was deleted since. */
  character: SavedCharacter | null;
  /** Says so where it was. */
  characterDeleted?: true;
  /** Moderators took it out of lists and ranking. */
  hidden?: true;
}

/** The rating a user has given an entry. */
export interface GivenVote {
  /** The submission's number. */
  submissionId: number;
  /** 1 to 5. */
  rating: number;
}

/** What voting answers: the vote, and the entry's points with it. */
export interface VoteAnswer extends GivenVote {
  /** The submission's points with this vote. */
  voteCount: number;
}

/** The orders of the current entries; the first is the default. */
export const SUBMISSION_SORTS = ["discover", "top", "new"] as const;
/** An order of the current entries. */
export type SubmissionSort = (typeof SUBMISSION_SORTS)[number];

/** The order with this name; the usual one for any other text. */
export function readSubmissionSort(text: string | null | undefined): SubmissionSort {
  return SUBMISSION_SORTS.find((sort) => sort === text) ?? SUBMISSION_SORTS[0];
}
