/**
 * @module The published result of a closed month, and whether it is what its own ballots come to.
 */
import type { Period } from "./period.ts";
import { type Ballots, type Ranked, ranked, standingOf } from "./ranking.ts";

/** `GET /api/community/contests/{YYYY-MM}/result` */
export interface ContestResult {
  period: Period;
  /** The rule of the ranking, in words. */
  rule: string;
  /** When no vote could come in any more; ISO 8601. */
  closedAt: string;
  /** The first place first. */
  ranking: Ranked[];
  /** One for each entry of the ranking, in no particular order. */
  ballots: Ballots[];
}

/** Where the result of a month is published. */
export function resultUrl(period: Period): string {
  return `/api/community/contests/${period}/result`;
}

/** Counts the ballots again; whether every place comes out as published. */
export function agrees({ ranking, ballots }: ContestResult): boolean {
  const submittedAt = new Map(ranking.map((entry) => [entry.submissionId, entry.submittedAt]));
  if (ballots.length !== ranking.length) return false;
  const counted = ballots.map((each) => standingOf(each, submittedAt.get(each.submissionId) ?? ""));
  const again = ranked(counted);
  return ranking.every((published, index) => isSame(published, again[index]!));
}

function isSame(a: Ranked, b: Ranked): boolean {
  return a.submissionId === b.submissionId && a.rank === b.rank && a.points === b.points &&
    a.votes === b.votes && a.isWinner === b.isWinner;
}
