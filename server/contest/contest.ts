/** @module The monthly contest, put together: what routes, pages and the clock call. */
import { type Period, periodBefore, periodOf } from "../../lib/contest/period.ts";
import type {
  GivenVote,
  OwnSubmission,
  Submission,
  VoteAnswer,
} from "../../lib/contest/submission.ts";
import type { ReportRequest, SubmitRequest } from "../../lib/schemas/contest.ts";
import { Failure } from "../failures/failure.ts";
import { log } from "../telemetry/log.ts";
import { contestsBefore } from "../store/contest/contests.ts";
import { batchedCommits } from "../store/database/batched_commits.ts";
import { batchedReads } from "../store/database/batched_reads.ts";
import { openSequence } from "../store/database/sequences.ts";
import { countBurst, votesFor } from "../store/contest/votes.ts";
import { createBoards } from "./boards.ts";
import { createCalendar } from "./calendar.ts";
import { eligible, type EligiblePage, submit, withdraw } from "./submitting.ts";
import { createImpressions } from "./impressions.ts";
import {
  entryOf,
  listSubmissions,
  newestSubmissions,
  type SubmissionPage,
  type SubmissionQuery,
} from "./listing.ts";
import { type ClosedMonth, createClosedMonths } from "./closed_months.ts";
import { resultJson } from "./results.ts";
import { type Vote, vote } from "./voting.ts";
import { createVotingGate, type VotingLimits } from "./voting_limits.ts";
import type { Paging } from "../../lib/paging.ts";
import { ownEntries, type OwnPage, ownVotes, type VotePage } from "./user_lists.ts";
import { report } from "./reporting.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The winners of last month, or that they are not known yet. */
export interface LastMonth {
  /** Last month. */
  period: Period;
  /** In the order of their ranks; at most ten. */
  winners: Submission[];
  /** Whether its votes are still being counted. */
  counting: boolean;
}

/** Every call throws a `Failure` when it cannot be done. */
export interface Contest {
  /** This month. */
  period(): Period;
  /**
   * Enters a character of the user.
   *
   * @throws `notFound`, `conflict` when it is entered already, `invalid` for profane words.
   */
  submit(userId: number, request: SubmitRequest): Promise<Submission>;
  /**
   * Withdraws the user's entry for good.
   *
   * @throws `notFound`, or `conflict` when it is withdrawn or its month is over.
   */
  withdraw(userId: number, submissionId: number): Promise<OwnSubmission>;
  /**
   * Casts a vote of 1 to 5; it cannot be changed.
   *
   * @throws `notFound`, `forbidden` for the voter's own entry, `conflict` after a vote or a
   * withdrawal, `rateLimited`.
   */
  vote(vote: Vote): Promise<VoteAnswer>;
  /**
   * Reports an entry to the moderators, once.
   *
   * @throws `notFound` or `conflict`.
   */
  report(userId: number, submissionId: number, request: ReportRequest): Promise<void>;
  /** How many entries lists show this month, and how many votes they have. */
  figures(): Promise<{ entries: number; votes: number }>;
  /** A page of this month's entries, as all visitors see them. */
  list(query: SubmissionQuery): Promise<SubmissionPage>;
  /** This month's newest entries; looking at them here does not count as showing them in a list. */
  newest(limit: number): Promise<Submission[]>;
  /** The entry of this month that lists show of this character; null when there is none. */
  entryOf(characterId: number): Promise<Submission | null>;
  /** The user's entries among the winners of closed months, as all visitors see them. */
  winsOf(userId: number): Promise<Submission[]>;
  /** A page of the user's entries of all months. */
  own(userId: number, paging: Paging): Promise<OwnPage>;
  /** A page of the user's characters that are not in this month's contest. */
  eligible(userId: number, paging: Paging): Promise<EligiblePage>;
  /** A page of the user's votes of this month. */
  votes(userId: number, paging: Paging): Promise<VotePage>;
  /** The user's votes for these entries. */
  votesFor(userId: number, submissionIds: readonly number[]): Promise<GivenVote[]>;
  /** Last month's winners; closes that month first when it is still open. */
  lastMonth(): Promise<LastMonth>;
  /** Every closed month, the last one first. */
  months(): Promise<Period[]>;
  /** A closed month; null for any other. */
  archive(period: Period): Promise<ClosedMonth | null>;
  /** The JSON of a closed month's result; null for any other month. */
  result(period: Period): Promise<ReadableStream<Uint8Array> | null>;
  /** Closes every month that is over. */
  closePast(): Promise<void>;
  /**
   * Resumes a closing that was cut off, and reads this month's entries ahead of the first request.
   */
  warmUp(): Promise<void>;
  /** An entry has come to the lists or left them by something else than these calls. */
  recheck(submissionId: number): Promise<void>;
  /** Writes what is only in memory. */
  close(): Promise<void>;
}

/** What the contest works with. */
export interface ContestDeps {
  /** The database. */
  kv: Deno.Kv;
  /** The clock; the system's by default. */
  now?: () => Date;
  /** Votes a minute of a user and of an address. */
  limits?: VotingLimits;
  /** Whether other processes write as well. */
  isShared?: boolean;
}

/** The contest in this database, with this month's entries in memory. */
export function createContest(
  { kv, now = () => new Date(), limits, isShared }: ContestDeps,
): Contest {
  const boards = createBoards({ kv, now, isShared });
  const calendar = createCalendar({ kv, now });
  const impressions = createImpressions(kv);
  const closedMonths = createClosedMonths(kv);
  const gate = createVotingGate({ now, limits, onBurst, shared: isShared ? kv : undefined });
  const store = { get: batchedReads(kv).get, atomic: batchedCommits(kv) };
  const nextId = openSequence(kv, "submissions");
  const deps = { kv, store, now, boards, impressions, gate, nextId };

  function onBurst(clientAddress: string, at: Date): void {
    log.info(`many votes in a short time from ${clientAddress}`);
    countBurst(kv, at).catch((error) => log.error("count a burst of votes", error));
  }

  return {
    period: () => periodOf(now()),
    submit: (userId, request) => submit(deps, userId, request),
    withdraw: (userId, id) => withdraw(deps, userId, id),
    vote: (given) => vote(deps, given),
    report: (userId, id, request) => report(deps, userId, id, request),

    async figures() {
      const { board } = await boards.current();
      let votes = 0;
      for (const entry of board.entries()) votes += entry.votes;
      return { entries: board.size, votes };
    },

    async list(query) {
      // A look at the new month closes the old one, without waiting for it.
      calendar.closePast().catch((error) => log.error("close the contest", error));
      return await listSubmissions(deps, query);
    },

    newest: (limit) => newestSubmissions(deps, limit),
    entryOf: (characterId) => entryOf(deps, characterId),
    winsOf: closedMonths.winsOf,

    own: (userId, paging) => ownEntries({ kv, calendar, closedMonths }, userId, paging),
    eligible: (userId, paging) => eligible(deps, userId, paging),
    votes: (userId, paging) => ownVotes(deps, userId, paging),
    votesFor: (userId, ids) => votesFor(kv, userId, ids),

    async lastMonth() {
      const period = periodBefore(periodOf(now()));
      const counting = !await calendar.isSettled();
      const contest = await closedMonths.closed(period);
      return { period, counting, winners: contest ? await closedMonths.winners(contest) : [] };
    },

    async months() {
      const contests = await contestsBefore(kv, periodOf(now()));
      return contests.filter(({ row }) => row.state === "closed").map(({ period }) => period);
    },

    async archive(period) {
      await calendar.isSettled();
      return await closedMonths.archive(period);
    },

    async result(period) {
      const isSettled = await calendar.isSettled();
      const contest = await closedMonths.closed(period);
      if (!contest && !isSettled) throw counting();
      return contest && resultJson(kv, period, contest);
    },

    closePast: calendar.closePast,

    async warmUp() {
      await Promise.all([boards.current(), calendar.closePast()]);
    },

    recheck: boards.recheck,

    async close() {
      await Promise.all([impressions.write(), boards.close(), gate.share()]);
    },
  };
}

function counting(): Failure {
  return new Failure(
    "unavailable",
    t("The votes are still being counted. Please try again in a moment."),
    { retryAfterSeconds: 5 },
  );
}
