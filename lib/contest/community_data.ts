/**
 * What the community pages are given by the server.
 *
 * @module
 */
import type { Period } from "./period.ts";
import type { GivenVote, OwnSubmission, Submission, SubmissionSort } from "./submission.ts";

/** Entries that a page shows at once. */
export const SUBMISSIONS_PER_PAGE = 60;

/** The tabs, as their URLs name them. */
export const COMMUNITY_TABS = ["current", "winners", "mine"] as const;
export type CommunityTab = (typeof COMMUNITY_TABS)[number];

/** At /community. */
export interface CommunityData {
  /** This month. */
  period: Period;
  /** The last day of voting, `YYYY-MM-DD`. */
  votingEnds: string;
  /** The chosen tab; a guest has no entries of their own and gets the first one. */
  tab: CommunityTab;
  current?: CurrentTab;
  winners?: WinnersTab;
  mine?: MineTab;
}

/** Entries of this month. */
export interface CurrentTab {
  sort: SubmissionSort;
  entries: Submission[];
  /** How many there are on all pages. */
  total: number;
  /** The cursor that shows this page again, in the same order, to come back to it. */
  cursor?: string;
  /** The cursor of the next page, for this page's URL and for the API alike; absent on the last one. */
  next?: string;
  /** The user's votes for the entries shown. */
  votes: GivenVote[];
}

/** Winners of last month. */
export interface WinnersTab {
  period: Period;
  /** In the order of their ranks; a deleted winner leaves a gap. */
  winners: Submission[];
  /** True while the month's votes are still being counted. */
  counting: boolean;
  /** All closed months with entries, the last one first. */
  months: Period[];
}

/** The user's entries, newest first. */
export interface MineTab {
  entries: OwnSubmission[];
  /** The cursor of the next page. */
  next?: string;
}

/** At /community/{YYYY-MM}. */
export interface ArchiveData {
  period: Period;
  /** ISO 8601. */
  closedAt: string;
  winners: Submission[];
  entriesCount: number;
  /** Where the result is published. */
  resultUrl: string;
  /** All closed months with entries, the last one first. */
  months: Period[];
}
