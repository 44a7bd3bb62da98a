/**
 * @module Who wins a month. The same rule counts on the server, once, and in any browser that checks the
 * result.
 */
import { msg } from "../i18n/translate.ts";

/** The rule in one sentence; a published result carries it. */
export const RANKING_RULE: string = msg(
  "Most points first (the sum of all ratings), then most votes, then the earlier submission; the first ten with at least one vote win.",
);

/** More winners than this a month does not have. */
export const MAX_WINNERS = 10;

/** The ratings of one entry, in no order that reveals the voters. */
export interface Ballots {
  /** The submission's number. */
  submissionId: number;
  /** Each 1 to 5. */
  ratings: readonly number[];
}

/** What decides about an entry's place. */
export interface Standing {
  /** The submission's number. */
  submissionId: number;
  /** The sum of its ratings. */
  points: number;
  /** How many ratings it was given. */
  votes: number;
  /** ISO 8601. */
  submittedAt: string;
}

/** An entry's place in a closed month. */
export interface Ranked extends Standing {
  /** From 1; no place is given twice. */
  rank: number;
  /** Whether it is among the winners of the month. */
  isWinner: boolean;
}

/** Negative when the first is ahead of the second; 0 only for the same entry. */
export function byRank(a: Standing, b: Standing): number {
  return b.points - a.points || b.votes - a.votes || earlierFirst(a, b) ||
    a.submissionId - b.submissionId;
}

/** Every entry with its place, the first place first. */
export function ranked(standings: readonly Standing[]): Ranked[] {
  return standings.toSorted(byRank).map(({ submissionId, points, votes, submittedAt }, index) => ({
    submissionId,
    rank: index + 1,
    points,
    votes,
    submittedAt,
    isWinner: wins(index, votes),
  }));
}

/** Whether the entry at this index of a ranking is a winner. */
export function wins(index: number, votes: number): boolean {
  return index < MAX_WINNERS && votes > 0;
}

/** The standing that these ratings come to. */
export function standingOf({ submissionId, ratings }: Ballots, submittedAt: string): Standing {
  const points = ratings.reduce((sum, rating) => sum + rating, 0);
  return { submissionId, points, votes: ratings.length, submittedAt };
}

/** Times in ISO 8601 are in the order of their letters. */
function earlierFirst(a: Standing, b: Standing): number {
  return a.submittedAt < b.submittedAt ? -1 : a.submittedAt > b.submittedAt ? 1 : 0;
}
