/** @module URLs of the community pages. */
import { loginUrl } from "../auth/login_url.ts";
import type { CommunityTab } from "./community_data.ts";
import type { Period } from "./period.ts";
import { SUBMISSION_SORTS, type SubmissionSort } from "./submission.ts";

export const COMMUNITY = "/community";

/** A list of the community page; what is absent is as usual. */
export interface CommunityList {
  tab?: CommunityTab;
  sort?: SubmissionSort;
  /** Where the list begins. */
  cursor?: string;
}

export function communityUrl({ tab = "current", sort, cursor }: CommunityList = {}): string {
  const query = new URLSearchParams({
    ...(tab !== "current" && { tab }),
    ...(sort && sort !== SUBMISSION_SORTS[0] && { sort }),
    ...(cursor && { cursor }),
  });
  return query.size > 0 ? `${COMMUNITY}?${query}` : COMMUNITY;
}

/** The page of a closed month. */
export function monthUrl(period: Period): string {
  return `${COMMUNITY}/${period}`;
}

/** The picture that links to that page show on other sites. */
export function monthCardUrl(period: Period): string {
  return `/api/community/contests/${period}/card.png`;
}

/** Of the entry's card in its page. */
export function entryAnchor(submissionId: number): string {
  return `entry-${submissionId}`;
}

/** The login page that leads back to this entry. */
export function loginToVote(place: CommunityList, submissionId: number): string {
  return loginUrl(`${communityUrl(place)}#${entryAnchor(submissionId)}`);
}
