/** @module What a user has in the contest, page by page. */
import { periodOf } from "../../lib/contest/period.ts";
import type { GivenVote, OwnSubmission } from "../../lib/contest/submission.ts";
import type { Paging } from "../../lib/paging.ts";
import { submissionsOf } from "../store/contest/submission_lists.ts";
import { votesOf } from "../store/contest/votes.ts";
import { idBefore, pageOf } from "../store/database/page_of.ts";
import type { Calendar } from "./calendar.ts";
import type { ClosedMonths } from "./closed_months.ts";

/** A page of a user's entries. */
export interface OwnPage {
  /** The newest first. */
  entries: OwnSubmission[];
  /** Cursor of the next page; absent on the last one. */
  next?: string;
}

/** A page of a user's votes. */
export interface VotePage {
  /** The newest first. */
  votes: GivenVote[];
  /** Cursor of the next page; absent on the last one. */
  next?: string;
}

/** What the pages of a user's entries are read from. */
export interface OwnEntriesDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Closes the months that are over. */
  calendar: Pick<Calendar, "isSettled">;
  /** Knows the ranks of entries. */
  closedMonths: Pick<ClosedMonths, "own">;
}

/** The user's entries of all months. Throws `invalid` when there is no page at the cursor. */
export async function ownEntries(
  { kv, calendar, closedMonths }: OwnEntriesDeps,
  userId: number,
  { limit, cursor }: Paging,
): Promise<OwnPage> {
  await calendar.isSettled();
  const after = idBefore(cursor);
  const read = await submissionsOf(kv, userId, { limit: limit + 1, after });
  const { rows, ...rest } = pageOf(read, limit, ({ id }) => String(id));
  return { entries: await closedMonths.own(rows), ...rest };
}

/** The user's votes of this month. Throws `invalid` when there is no page at the cursor. */
export async function ownVotes(
  { kv, now }: { kv: Deno.Kv; now: () => Date },
  userId: number,
  { limit, cursor }: Paging,
): Promise<VotePage> {
  const after = idBefore(cursor);
  const period = periodOf(now());
  const read = await votesOf(kv, { userId, period }, { limit: limit + 1, after });
  const { rows: votes, ...rest } = pageOf(read, limit, ({ submissionId }) => String(submissionId));
  return { votes, ...rest };
}
