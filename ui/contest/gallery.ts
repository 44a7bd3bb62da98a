/** @module The entries of this month on screen, with the user's votes. */
import { atom } from "nanostores";
import { type ApiAnswer, callApi } from "../api/api.ts";
import type { CurrentTab } from "../../lib/contest/community_data.ts";
import { createEntries } from "./entries.ts";
import type { GivenVote, Submission, VoteAnswer } from "../../lib/contest/submission.ts";

/** The user's rating of each entry, by the entry's id. */
export type Ratings = Readonly<Record<number, number>>;

export interface GalleryOptions {
  /** Guests have no votes to ask for. */
  signedIn: boolean;
  call?: typeof callApi;
}

/** Starts from what the server has put into the page. */
export function createGallery(
  { sort, votes, ...first }: CurrentTab,
  { signedIn, call = callApi }: GalleryOptions,
) {
  const list = createEntries<Submission>(
    first,
    (cursor) => `/api/community/submissions?${new URLSearchParams({ sort, cursor })}`,
    { call },
  );
  const $ratings = atom(ratingsOf(votes));
  /** The page brings the votes for its own entries; those for the others are asked for once. */
  let knowsAll = !signedIn || first.next === undefined;

  async function showMore(): Promise<void> {
    const votes = knowsAll ? undefined : refreshVotes();
    knowsAll = true;
    await Promise.all([list.showMore(), votes]);
  }

  /** Loads the user's votes. */
  async function refreshVotes(): Promise<void> {
    const known = ratingsOf(await ownVotes(call));
    $ratings.set({ ...known, ...$ratings.get() });
  }

  /** Shows a vote, and the entry's points with it. */
  function showVote({ submissionId, rating, voteCount }: VoteAnswer): void {
    $ratings.set({ ...$ratings.get(), [submissionId]: rating });
    list.change(submissionId, { voteCount });
  }

  return { ...list, $ratings, showMore, refreshVotes, showVote };
}

/** All votes of the user this month; fewer when they cannot be loaded. */
async function ownVotes(call: typeof callApi): Promise<GivenVote[]> {
  const votes: GivenVote[] = [];
  for (let url: string | undefined = "/api/user/votes?limit=100"; url;) {
    const answer: ApiAnswer<GivenVote[]> = await call(url);
    if ("problem" in answer) break;
    votes.push(...answer.body);
    url = answer.next;
  }
  return votes;
}

function ratingsOf(votes: readonly GivenVote[]): Ratings {
  return Object.fromEntries(votes.map(({ submissionId, rating }) => [submissionId, rating]));
}
