/** @module What the community pages are given by the server. */
import type { Period } from "./period.ts";
import type { GivenVote, OwnSubmission, Submission, SubmissionSort } from "./submission.ts";

/** Entries that a page shows at once. */
export const SUBMISSIONS_PER_PAGE = 60;

/** The tabs, as their URLs name them. */
export const COMMUNITY_TABS = ["current", "winners", "mine"] as const;
/** A tab of /community. */
export type CommunityTab = (typeof COMMUNITY_TABS)[number];

/** At /community. */
export interface CommunityData {
  /** This month. */
  period: Period;
  /** The last day of voting, `YYYY-MM-DD`. */
  votingEnds: string;
  /** The chosen tab; a guest has no entries of their own and gets the first one. */
  tab: CommunityTab;
  /** Present when it is the chosen tab. */
  current?: CurrentTab;
  /** Present when it is the chosen tab. */
  winners?: WinnersTab;
  /** Present when it is the chosen tab. */
  mine?: MineTab;
}

/** Entries of this month. */
export interface CurrentTab {
  /** The order of the entries. */
  sort: SubmissionSort;
  /** The first page of them. */
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
  /** Last month. */
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
  /** The first page of them. */
  entries: OwnSubmission[];
  /** The cursor of the next page. */
  next?: string;
}

/** At /community/{YYYY-MM}. */
export interface ArchiveData {
  /** The closed month. */
  period: Period;
  /** ISO 8601. */
  closedAt: string;
  /** In the order of their ranks. */
  winners: Submission[];
  /** How many submissions took part. */
  entriesCount: number;
  /** Where the result is published. */
  resultUrl: string;
  /** All closed months with entries, the last one first. */
  months: Period[];
}
