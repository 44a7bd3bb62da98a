/** @module The results of months: winners, archive, and each user's entries with their places. */
import type { ArchiveData } from "../../lib/contest/community_data.ts";
import type { Period } from "../../lib/contest/period.ts";
import { resultUrl } from "../../lib/contest/result.ts";
import type { OwnSubmission, Submission } from "../../lib/contest/submission.ts";
import { type ClosedContest, findContest } from "../store/contest/contests.ts";
import { eachSubmissionOf } from "../store/contest/submission_lists.ts";
import { isListed, type SubmissionRow } from "../store/contest/submissions.ts";
import { readTally } from "../store/contest/votes.ts";
import { ownSubmission, publicSubmission, readShown, withNamed } from "./presentation.ts";

/** What the page of a closed month shows of it. */
export type ClosedMonth = Omit<ArchiveData, "months">;

/** The months that are closed. */
export interface ClosedMonths {
  /** A closed month; null for any other. */
  closed(period: Period): Promise<ClosedContest | null>;
  /** A closed month's page; null for any other month. */
  archive(period: Period): Promise<ClosedMonth | null>;
  /** The winners of a closed month in the order of their ranks, those that can still be shown. */
  winners(contest: ClosedContest): Promise<Submission[]>;
  /** A user's entries among the winners, the last month first, those that can still be shown. */
  winsOf(userId: number): Promise<Submission[]>;
  /** A user's entries as their owner sees them. */
  own(rows: readonly SubmissionRow[]): Promise<OwnSubmission[]>;
}

/** Closed months read from the database, once each. */
export function createClosedMonths(kv: Deno.Kv): ClosedMonths {
  /** Closed months stay as they are. */
  const months = new Map<Period, ClosedContest>();

  async function closed(period: Period): Promise<ClosedContest | null> {
    const known = months.get(period);
    if (known) return known;
    const row = await findContest(kv, period);
    if (row?.state !== "closed") return null;
    months.set(period, row);
    return row;
  }

  async function winners({ ranking }: ClosedContest): Promise<Submission[]> {
    const places = new Map(ranking.map((place) => [place.submissionId, place]));
    const shown = await readShown(kv, [...places.keys()]);
    return shown.filter(({ row }) => !row.hidden)
      .map((winner) => publicSubmission(winner, places.get(winner.row.id)!))
      .filter((winner) => winner !== null);
  }

  async function rankOf({ id, period }: SubmissionRow): Promise<number | undefined> {
    const place = (await closed(period))?.ranking.find(({ submissionId }) => submissionId === id);
    return place?.rank;
  }

  return {
    closed,
    winners,
    async archive(period) {
      const contest = await closed(period);
      return contest && {
        period,
        closedAt: contest.closedAt,
        winners: await winners(contest),
        entriesCount: contest.entries,
        resultUrl: resultUrl(period),
      };
    },
    async winsOf(userId) {
      const ranks = new Map<number, number>();
      const won: SubmissionRow[] = [];
      for await (const row of eachSubmissionOf(kv, userId)) {
        const rank = isListed(row) ? await rankOf(row) : undefined;
        if (rank === undefined) continue;
        ranks.set(row.id, rank);
        won.push(row);
      }
      const shown = await withNamed(kv, won);
      const wins = await Promise.all(shown.map(async (each) => {
        const { points } = await readTally(kv, each.row);
        return publicSubmission(each, { points, rank: ranks.get(each.row.id) });
      }));
      return wins.filter((win) => win !== null);
    },
    async own(rows) {
      const shown = await withNamed(kv, rows);
      return await Promise.all(shown.map(async (each) => {
        const [{ points }, rank] = await Promise.all([readTally(kv, each.row), rankOf(each.row)]);
        return ownSubmission(each, { points, rank });
      }));
    },
  };
}
