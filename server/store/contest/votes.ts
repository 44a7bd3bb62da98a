/**
 * @module Votes: one for each user and entry. The sums are kept by adding, never by reading and writing
 * back, so that any number of people can vote for one entry at once.
 */
import { type Period, periodOf } from "../../../lib/contest/period.ts";
import type { GivenVote } from "../../../lib/contest/submission.ts";
import { utcDay } from "../../time/utc_day.ts";
import type { UserRow } from "../accounts/user_row.ts";
import type { Reads } from "../database/batched_reads.ts";
import { atomic, commit, type Conflict, type Operation } from "../database/commit.ts";
import type { ContestRow } from "./contests.ts";
import { keys } from "../keys.ts";
import { readMany } from "../database/read_many.ts";
import type { SubmissionRow } from "./submissions.ts";

/** Votes read in one go. */
const BATCH = 500;

/** What casts votes: the database, or batched reads and commits of it. */
export type VoteStore = Reads & { atomic(): Operation };

/** A vote to be cast. */
export interface Casting {
  /** The entry. */
  submissionId: number;
  /** The voter. */
  userId: number;
  /** 1 to 5. */
  rating: number;
  /** The clock, asked by each try of the commit. */
  now: () => Date;
}

/** What is known when a vote is cast. */
export interface VoteFacts {
  /** The entry; null when there is none. */
  submission: SubmissionRow | null;
  /** Whether the voter's account is there. */
  hasUser: boolean;
  /** Whether the entry is one of this month, and the month is open. */
  isOpen: boolean;
  /** The user's earlier vote for the entry; null when there is none. */
  earlier: number | null;
}

/** What an entry's votes come to. */
export interface Tally {
  /** The sum of the ratings. */
  points: number;
  /** How many there are. */
  votes: number;
}

/** Casts a vote and answers its month, unless `refuse` throws; it is asked by each try of the commit. */
export function castVote(
  store: VoteStore,
  { submissionId, userId, rating, now }: Casting,
  refuse: (facts: VoteFacts) => void,
): Promise<{ period: Period } | Conflict> {
  return commit<{ period: Period }>(async () => {
    const period = periodOf(now());
    // Not read as of one moment, but all of them are checked.
    const [submission, contest, user, vote] = await Promise.all([
      store.get<SubmissionRow>(keys.submission(submissionId)),
      store.get<ContestRow>(keys.contest(period)),
      store.get<UserRow>(keys.user(userId)),
      store.get<number>(keys.vote(submissionId, userId)),
    ]);
    refuse({
      submission: submission.value,
      hasUser: user.value !== null,
      isOpen: submission.value?.period === period && contest.value?.state === "open",
      earlier: vote.value,
    });
    const operation = atomic(store)
      .check(submission, contest, user, vote)
      .set(vote.key, rating)
      .set(keys.voteByUser(userId, period, submissionId), submissionId)
      .sum(keys.points(period, submissionId), BigInt(rating))
      .sum(keys.voteCount(period, submissionId), 1n);
    return { operation, answer: { period } };
  });
}

/** What the entry's votes come to at this moment. */
export async function readTally(
  kv: Deno.Kv,
  { period, id }: Pick<SubmissionRow, "period" | "id">,
): Promise<Tally> {
  const [points, votes] = await kv.getMany<[Deno.KvU64, Deno.KvU64]>([
    keys.points(period, id),
    keys.voteCount(period, id),
  ]);
  return { points: Number(points.value ?? 0), votes: Number(votes.value ?? 0) };
}

/** What the votes of these entries of a month come to, in their order. */
export async function readTallies(
  kv: Deno.Kv,
  period: Period,
  submissionIds: readonly number[],
): Promise<Tally[]> {
  const [points, votes] = await Promise.all([
    readMany<Deno.KvU64>(kv, submissionIds.map((id) => keys.points(period, id))),
    readMany<Deno.KvU64>(kv, submissionIds.map((id) => keys.voteCount(period, id))),
  ]);
  return submissionIds.map((_, index) => ({
    points: Number(points[index] ?? 0),
    votes: Number(votes[index] ?? 0),
  }));
}

/** A user's votes in a month by the ids of entries, `limit` of them at most, those after the id `after`. */
export async function votesOf(
  kv: Deno.Kv,
  { userId, period }: { userId: number; period: Period },
  { limit, after }: { limit: number; after?: number },
): Promise<GivenVote[]> {
  const selector = {
    prefix: keys.votesByUserIn(userId, period),
    ...(after !== undefined && { start: keys.voteByUser(userId, period, after + 1) }),
  };
  const index = kv.list<number>(selector, { limit });
  return await votesFor(kv, userId, await Array.fromAsync(index, ({ value }) => value));
}

/** A user's votes for these entries. */
export async function votesFor(
  kv: Deno.Kv,
  userId: number,
  submissionIds: readonly number[],
): Promise<GivenVote[]> {
  const ratings = await readMany<number>(kv, submissionIds.map((id) => keys.vote(id, userId)));
  return ratings.flatMap((rating, index) =>
    rating === null ? [] : [{ submissionId: submissionIds[index]!, rating }]
  );
}

/** Every vote of a user with its month. */
export async function* eachVoteOf(
  kv: Deno.Kv,
  userId: number,
): AsyncIterable<GivenVote & { period: Period }> {
  const index = kv.list<number>({ prefix: keys.votesByUser(userId) }, { batchSize: BATCH });
  for await (const { key, value: submissionId } of index) {
    const { value: rating } = await kv.get<number>(keys.vote(submissionId, userId));
    if (rating !== null) yield { period: String(key[2]), submissionId, rating };
  }
}

/** Every vote for the entries with ids from `first` to `last`, entry by entry. */
export async function* eachVoteBetween(
  kv: Deno.Kv,
  { first, last }: { first: number; last: number },
): AsyncIterable<GivenVote> {
  const selector = { start: keys.vote(first, ""), end: keys.vote(last + 1, "") };
  for await (const { key, value } of kv.list<number>(selector, { batchSize: BATCH })) {
    yield { submissionId: Number(key[1]), rating: value };
  }
}

/** Counts that many votes came from one address in a short time. */
export async function countBurst(kv: Deno.Kv, at: Date): Promise<void> {
  await atomic(kv).sum(keys.voteBursts(utcDay(at)), 1n).commit();
}
